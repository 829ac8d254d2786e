import { type PictureType, pictureType } from '../../domain/handovers/picture-type.ts';

/** What the file begins as, if its head can be read as that; null for what only looks like a picture. The bytes stay. */
export async function readableType(bytes: Uint8Array): Promise<PictureType | null> {
  const type = pictureType(bytes);
  if (!type) return null;
  // Loaded with the first picture: most processes never see one.
  const { default: sharp } = await import('sharp');
  const head = await sharp(bytes)
    .metadata()
    .catch(() => null);
  return head && `image/${head.format}` === type ? type : null;
}
