import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import {
  masterFile,
  photographFile,
  photographFormats,
  photographWidths,
} from '../../../contract/photographs.ts';
import { type Crop, cropBox, leastPhotoWidth } from '../../../domain/fleet/photo-crop.ts';
import { inTurn } from '../../in-turn.ts';

/** More is no photograph; so many pixels take a quarter of a gigabyte for a second. */
const MOST_PIXELS = 60_000_000;
/** What is stored to be cut anew. */
const MASTER_WIDTH = 3_200;
const taken: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

export interface StoredFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface MadePhotograph {
  readonly name: string;
  readonly files: readonly StoredFile[];
}

export type PhotographRefusal = 'photo_unreadable' | 'photo_too_small';

/**
 * Decodes a picture within limits and draws it anew: upright, in the colours of screens, in several widths and
 * formats. Where and with what it was taken, and whatever else the file held, is gone.
 */
export function makePhotograph(
  bytes: Uint8Array,
  crop?: Crop,
): Promise<MadePhotograph | PhotographRefusal> {
  return inTurn(async () => {
    // Loaded with the first picture: most processes never see one.
    const { default: sharp } = await import('sharp');
    const limits = { failOn: 'error', limitInputPixels: MOST_PIXELS } as const;
    try {
      const { format } = await sharp(bytes, limits).metadata();
      if (!taken.includes(format)) return 'photo_unreadable';
      const master = await sharp(bytes, limits)
        .autoOrient()
        .toColourspace('srgb')
        .flatten({ background: '#ffffff' })
        .resize({
          width: MASTER_WIDTH,
          height: MASTER_WIDTH,
          fit: 'inside',
          withoutEnlargement: true,
        })
        .webp({ quality: 92 })
        .toBuffer({ resolveWithObject: true });
      const box = cropBox(master.info, crop);
      if (box.width < leastPhotoWidth) return 'photo_too_small';
      return await filesOf(master.data, () => sharp(master.data).extract(box), box.width);
    } catch {
      return 'photo_unreadable';
    }
  });
}

const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture: Sharp) => picture.webp({ quality: 78 }),
};

async function filesOf(
  master: Uint8Array,
  cut: () => Sharp,
  most: number,
): Promise<MadePhotograph> {
  const made: {
    readonly width: number;
    readonly format: (typeof photographFormats)[number];
    readonly bytes: Uint8Array;
  }[] = [];
  for (const width of photographWidths) {
    for (const format of photographFormats) {
      const picture = cut().resize({ width: Math.min(width, most) });
      made.push({ width, format, bytes: await encoders[format](picture).toBuffer() });
    }
  }
  const digest = createHash('sha256').update(master);
  for (const { bytes } of made) digest.update(bytes);
  const name = digest.digest('hex').slice(0, 40);
  return {
    name,
    files: [
      { name: masterFile(name), type: 'image/webp', bytes: master },
      ...made.map(({ width, format, bytes }) => ({
        name: photographFile(name, width, format),
        type: `image/${format}`,
        bytes,
      })),
    ],
  };
}
