/** More is no document; so many pixels are decoded in a second or so. */
const MOST_PIXELS = 50_000_000;

/**
 * Decodes a picture and draws it anew, upright: where and with what it was taken, and whatever else the file
 * held, is gone. Null where it only looked like a picture.
 */
export async function redrawPicture(bytes: Uint8Array): Promise<Uint8Array | null> {
  // Loaded with the first picture: most processes never see one.
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .jpeg({ quality: 90 })
      .toBuffer();
  } catch {
    return null;
  }
}
