type Channels = readonly [red: number, green: number, blue: number];

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Two #rrggbb colours mixed; a share of 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const a = channels(first);
  const b = channels(second);
  const mixed = a.map((value, index) => {
    const other = b[index] ?? value;
    return Math.round(value + (other - value) * share);
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** How bright a colour looks, from 0 to 1. */
export function brightness(hex: string): number {
  const [red, green, blue] = channels(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** The studio's lamp and its darkest shadow: everything is lit and shaded towards these two. */
export const LAMP = '#fff6e6';
export const DARK = '#120d06';

export const lit = (colour: string, share: number): string => mix(colour, LAMP, share);
export const shaded = (colour: string, share: number): string => mix(colour, DARK, share);
