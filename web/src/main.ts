import { mount } from 'svelte';
import App from './App.svelte';
import { blitzBowl } from './blitz-bowl';
import { bring } from './games';
import { settings } from './lib/settings.svelte';
import { teamManager } from './team-manager';
import './style/tokens.css';
import './style/base.css';
import './style/japanese.css';

bring('team-manager', teamManager);
bring('blitz-bowl', blitzBowl);
// Without its words a page can still be used, and says so itself.
void settings.speak(settings.language).finally(() => mount(App, { target: document.body }));
