import { photoShape } from '../domain/fleet/photo-crop.ts';

/**
 * Photographs of cars: what is stored of each, and the names under which it is served for ever. A name is
 * made of what it names, so nothing behind it ever changes.
 */
export const photographWidths = [480, 960, 1600] as const;
export const photographFormats = ['avif', 'webp'] as const;
export type PhotographFormat = (typeof photographFormats)[number];

export const largestPhotographBytes = 20 * 1024 * 1024;

const shownWidth = 960;
const heightOf = (width: number) => (width * photoShape.height) / photoShape.width;

export const photographFile = (name: string, width: number, format: PhotographFormat) =>
  `${name}-${width}.${format}`;
/** What was sent, upright and with nothing but its pixels; cut anew when another part is wanted. Renters never see it. */
export const masterFile = (name: string) => `${name}-master.webp`;

/** The file that stands for all, for whoever takes only one. */
export const photographUrl = (name: string) =>
  `/photographs/${photographFile(name, shownWidth, 'webp')}`;
export const photographSize = { width: shownWidth, height: heightOf(shownWidth) } as const;

export const photographName = /^[0-9a-f]{40}$/;
export const photographPath = /^\/photographs\/([0-9a-f]{40}-(?:480|960|1600)\.(?:avif|webp))$/;

/** The name in an address; none where it is a drawing's. */
export const photographIn = (url: string): string | undefined =>
  /^\/photographs\/([0-9a-f]{40})-/.exec(url)?.[1];

/** Every width of a photograph, by format, as `srcset` lists them; nothing for a drawing. */
export function photographSources(
  url: string,
): { readonly type: string; readonly srcSet: string }[] {
  const name = photographIn(url);
  if (!name) return [];
  return photographFormats.map((format) => ({
    type: `image/${format}`,
    srcSet: photographWidths
      .map((width) => `/photographs/${photographFile(name, width, format)} ${width}w`)
      .join(', '),
  }));
}
