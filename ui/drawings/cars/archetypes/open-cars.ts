import type { Profile } from '../profile.ts';
import { supermini } from './hatches.ts';

export const roadster: Profile = {
  ...supermini,
  face: 'roadster',
  bumper: 36,
  brow: [35, 50, 170],
  edge: [290, 58, 230],
  bows: [34, 16, 0],
  cowl: [540, 71],
  header: [1130, 97, 40],
  roofEnd: [1330, 70, 60],
  tail: [1040, 74, 130],
  deck: [120, 70, 150],
  rump: [0, 56, 200],
  back: 40,
  belt: [68.5, 69],
  pillars: [[1640, 0, 0]],
  rearDoor: null,
  crease: [50, 55, 58],
  headlamp: { from: 55, to: 48, reach: 330, inner: [58, 53] },
  tailLamp: { round: [110, 61, 62] },
  seats: [1580],
};

export const midEngine: Profile = {
  ...roadster,
  cowl: [330, 70],
  header: [940, 97, 40],
  roofEnd: [1720, 69, 60],
  tail: [1420, 77, 170],
  deck: [170, 74, 170],
  belt: [67, 69],
  pillars: [[1420, 0, 0]],
  headlamp: { from: 56, to: 48, reach: 400, inner: [60, 54] },
  tailLamp: { from: 68, to: 60, reach: 320, inner: [67, 63] },
  seats: [1290],
  extras: ['side intake'],
};

export const convertible: Profile = {
  ...roadster,
  face: 'convertible',
  edge: [220, 60, 170],
  cowl: [590, 70],
  header: [1250, 97, 40],
  roofEnd: [1250, 70, 60],
  tail: [1020, 74, 130],
  deck: [80, 72, 80],
  rump: [0, 58, 160],
  belt: [67, 69],
  pillars: [[1790, 0, 0]],
  crease: [53, 59, 62],
  tailLamp: { from: 70, to: 60, reach: 330, inner: [69, 64] },
  seats: [1560, 2330],
};
