import type { Profile } from '../profile.ts';
import { supermini } from './hatches.ts';

export const mpv: Profile = {
  ...supermini,
  face: 'van',
  brow: [15, 44, 130],
  edge: [180, 53, 150],
  cowl: [250, 63],
  header: [1130, 97, 320],
  peak: 1800,
  roofEnd: [220, 95, 110],
  tail: [70, 63, 80],
  belt: [60.5, 63],
  quarter: 200,
  glass: [370, 290, 40],
  vent: [560, 280],
  pillars: [
    [1350, 40, 80],
    [2300, 70, 80],
  ],
  rearDoor: 880,
  crease: [50, 53, 55],
  headlamp: { from: 51, to: 45, reach: 400, inner: [55, 51] },
  tailLamp: { from: 63, to: 48, reach: 240, inner: [62, 51] },
  rails: 'low',
};

export const minivan: Profile = {
  ...mpv,
  edge: [230, 54, 190],
  cowl: [270, 64],
  header: [1350, 97, 460],
  peak: 2050,
  roofEnd: [300, 93.5, 150],
  tail: [85, 63, 90],
  belt: [61, 65],
  glass: [480, 360, 50],
  vent: [640, 320],
  pillars: [
    [1480, 40, 90],
    [2560, 60, 100],
  ],
  rearDoor: 1120,
  rim: 'multi',
  extras: ['sliding door'],
};

export const boxVan: Profile = {
  ...mpv,
  edge: [150, 52, 120],
  cowl: [270, 61],
  header: [960, 97, 260],
  roofEnd: [120, 97, 90],
  tail: [45, 62, 60],
  belt: [58.5, 60.5],
  quarter: 180,
  glass: [240, 190, 40],
  vent: [470, 230],
  pillars: [
    [1240, 20, 110],
    [2230, 30, 110],
  ],
  rearDoor: 880,
  tailLamp: { from: 64, to: 43, reach: 110, inner: [63, 44] },
  rim: 'dish',
  extras: ['sliding door'],
};

export const van: Profile = {
  ...boxVan,
  cowl: [170, 60],
  header: [1040, 97, 380],
  peak: 2000,
  roofEnd: [150, 96.5, 110],
  tail: [55, 62, 60],
  belt: [57.5, 59],
  glass: [260, 200, 40],
  vent: [480, 330],
  pillars: [
    [1330, 20, 110],
    [2480, 30, 110],
  ],
  rearDoor: 1010,
  crease: [46, 50, 51],
  headlamp: { from: 46, to: 40, reach: 400, inner: [50, 46] },
  tailLamp: { from: 74, to: 38, reach: 90, inner: [72, 40] },
};
