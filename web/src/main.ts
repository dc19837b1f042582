import { mount } from 'svelte';
import App from './App.svelte';
import { blitzBowl } from './blitz-bowl';
import { bring } from './games';
import { teamManager } from './team-manager';
import './style/tokens.css';
import './style/base.css';
import './style/japanese.css';

bring('team-manager', teamManager);
bring('blitz-bowl', blitzBowl);
mount(App, { target: document.body });
