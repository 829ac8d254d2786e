import type { Sha256 } from '../../domain/handovers/event.ts';
import type { Storage } from '../providers/storage/port.ts';
import { storedName } from './files.ts';

/** Small enough for an email, large enough to see a dent; the files themselves stay as they were taken. */
const PICTURE_WIDTH = 640;
const MOST_PIXELS = 60_000_000;

/** Upright and as JPEG, on white. Null where it is not stored or cannot be read. */
export async function smallPicture(storage: Storage, digest: Sha256): Promise<Uint8Array | null> {
  const bytes = await storage.get(storedName(digest));
  if (!bytes) return null;
  // Loaded with the first picture: most processes never see one.
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: PICTURE_WIDTH, withoutEnlargement: true })
      .jpeg({ quality: 72 })
      .toBuffer();
  } catch {
    return null;
  }
}
