/** Faces of the block die, in the order of the numbers that options and events have. */
import type { Die } from '../protocol';

export const FACES: readonly Die[] = ['smash', 'kerrunch', 'tackle', 'miss', 'shove'];
/** The icons of all faces, for dice that tumble. */
export const BLOCK_ICONS: string[] = FACES.map((face) => `block-${face}`);
export const D6_ICONS: string[] = [1, 2, 3, 4, 5, 6].map((pips) => `d6-${pips}`);
