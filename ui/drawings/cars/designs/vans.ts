import type { Profile } from '../profile.ts';

export const vans = {
  'volkswagen-touran': {},
  'chrysler-pacifica': {
    kick: [1500, 63],
    belt: [61, 66],
    tailLamp: { from: 66, to: 57, reach: 330, inner: [66, 60] },
  },
  'toyota-sienna': {
    edge: [200, 57, 130],
    cowl: [330, 66],
    belt: [62, 67],
    crease: [54, 56, 64],
    headlamp: { from: 56, to: 50, reach: 420, inner: [60, 56] },
    tailLamp: { from: 68, to: 56, reach: 360, inner: [68, 62] },
    rails: 'none',
  },
  'ford-tourneo': {},
  'volkswagen-multivan': { cap: 'roof', rim: 'five', rails: 'none' },
  'mercedes-v-class': {
    edge: [200, 49, 160],
    cowl: [260, 58],
    header: [1060, 97, 330],
    tailLamp: { from: 64, to: 40, reach: 120, inner: [62, 42] },
    rim: 'five',
  },
} satisfies Record<string, Partial<Profile>>;
