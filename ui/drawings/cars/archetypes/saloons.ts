import type { Profile } from '../profile.ts';
import { supermini } from './hatches.ts';

export const saloon: Profile = {
  ...supermini,
  face: 'saloon',
  edge: [230, 57, 160],
  cowl: [440, 69],
  header: [1290, 97, 420],
  peak: 1800,
  roofEnd: [1180, 94, 420],
  tail: [480, 74.5, 160],
  deck: [70, 73, 60],
  rump: [0, 58, 160],
  back: 38,
  belt: [65.5, 70],
  glass: [1280, 830, 50],
  pillars: [
    [1370, 60, 85],
    [2250, 190, 60],
  ],
  rearDoor: 1010,
  crease: [52, 58, 61],
  tailLamp: { from: 72, to: 61, reach: 420, inner: [70, 65] },
  rim: 'multi',
};

export const rearDrive: Profile = {
  ...saloon,
  edge: [190, 58, 150],
  cowl: [640, 69],
  header: [1450, 97, 400],
  peak: 1950,
  roofEnd: [1120, 94, 420],
  tail: [440, 75, 160],
  deck: [60, 73.5, 60],
  belt: [66, 70],
  glass: [1200, 880, 60],
  pillars: [
    [1530, 60, 85],
    [2360, 170, 55],
  ],
  rearDoor: 1030,
};

export const fastback: Profile = {
  ...saloon,
  face: 'bar',
  brow: [25, 46, 150],
  edge: [280, 54, 230],
  bows: [40, 40, 20],
  cowl: [280, 66],
  header: [1420, 97, 900],
  peak: 1800,
  roofEnd: [1080, 92, 700],
  tail: [290, 75, 200],
  deck: [50, 73, 50],
  belt: [64, 71],
  quarter: 240,
  glass: [1350, 690, 60],
  pillars: [
    [1420, 60, 75],
    [2330, 220, 50],
  ],
  rearDoor: 930,
  crease: [50, 55, 61],
  headlamp: { from: 52, to: 47, reach: 400, inner: [58, 54] },
  rim: 'aero',
  handles: 'flush',
};

export const estate: Profile = {
  ...saloon,
  face: 'estate',
  peak: 1900,
  roofEnd: [370, 91.5, 150],
  tail: [90, 66, 100],
  deck: null,
  rump: [0, 54, 160],
  glass: [540, 360, 50],
  pillars: [
    [1370, 60, 85],
    [2290, 110, 80],
  ],
  rearDoor: 930,
  tailLamp: { from: 67, to: 55, reach: 330, inner: [66, 60] },
  rails: 'low',
};

export const raisedEstate: Profile = {
  ...estate,
  bumper: 37,
  edge: [190, 60, 140],
  rails: 'high',
  cladding: 'thick',
  rim: 'five',
};
