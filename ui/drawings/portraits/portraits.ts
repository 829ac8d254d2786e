import type { clothes } from './clothes.ts';
import type { hairs } from './hair.ts';

interface Look {
  readonly skin: string;
  readonly hair: keyof typeof hairs;
  readonly hairColour: string;
  readonly wears: keyof typeof clothes;
  readonly wearColour: string;
  readonly ground: (typeof grounds)[keyof typeof grounds];
  readonly isBearded?: boolean;
  readonly hasGlasses?: boolean;
  readonly hasHeadset?: boolean;
}

const skins = { fair: '#f2cdb0', olive: '#dfab82', brown: '#b67b52', deep: '#80503a' } as const;
const hairColours = {
  black: '#2b211b',
  brown: '#5b3a24',
  copper: '#9c5a2a',
  blond: '#c79a56',
  grey: '#8f8a84',
} as const;
const grounds = { sand: '#e2dacc', moss: '#e5ead8', amber: '#faeccb', signal: '#fbe5e0' } as const;
const ink = '#2f3440';
const moss = '#5f7a43';

/** The roles of the team page, and how whoever has them may look. */
export const portraits = {
  chief: look('olive', 'parted', 'brown', 'blazer', ink, 'sand'),
  operations: look('deep', 'short', 'black', 'shirt', '#7f93a8', 'moss', { isBearded: true }),
  technology: look('fair', 'curls', 'copper', 'jumper', '#37506b', 'amber', { hasGlasses: true }),
  cityLead: look('brown', 'bun', 'black', 'polo', '#d92d20', 'signal'),
  accountant: look('fair', 'receding', 'grey', 'blazer', '#4d5a4a', 'sand', { hasGlasses: true }),
  designer: look('deep', 'afro', 'black', 'jumper', '#c98a2b', 'moss'),
  driver: look('olive', 'cap', 'black', 'polo', ink, 'amber', { isBearded: true }),
  engineer: look('fair', 'long', 'blond', 'jumper', moss, 'sand'),
  fleet: look('brown', 'short', 'brown', 'overall', '#3f5a78', 'moss'),
  partnerships: look('olive', 'scarf', 'black', 'blazer', ink, 'amber'),
  planner: look('fair', 'ponytail', 'copper', 'shirt', '#b8c4ae', 'sand', { hasGlasses: true }),
  support: look('brown', 'parted', 'black', 'polo', moss, 'signal', { hasHeadset: true }),
} as const satisfies Record<string, Look>;

export type PortraitName = keyof typeof portraits;
export const PORTRAITS = Object.keys(portraits) as PortraitName[];

function look(
  skin: keyof typeof skins,
  hair: Look['hair'],
  hairColour: keyof typeof hairColours,
  wears: Look['wears'],
  wearColour: string,
  ground: keyof typeof grounds,
  more: Pick<Look, 'isBearded' | 'hasGlasses' | 'hasHeadset'> = {},
): Look {
  return {
    skin: skins[skin],
    hair,
    hairColour: hairColours[hairColour],
    wears,
    wearColour,
    ground: grounds[ground],
    ...more,
  };
}
