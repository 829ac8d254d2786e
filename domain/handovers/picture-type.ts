export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

/** No photograph of a handover is larger. */
export const largestEvidenceBytes = 20_000_000;

const startsWith = (bytes: Uint8Array, start: readonly number[], from = 0) =>
  start.every((byte, index) => bytes[from + index] === byte);

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** By what the file is, whatever its sender calls it; null for anything that is not shown as a picture. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, ...letters('PNG\r\n'), 0x1a, 0x0a])) return 'image/png';
  const isRiff = startsWith(bytes, letters('RIFF')) && startsWith(bytes, letters('WEBP'), 8);
  return isRiff ? 'image/webp' : null;
}

const heicBrands = ['heic', 'heix', 'hevc', 'heif', 'mif1', 'msf1'];

/** What many phones take by default, and few browsers show. */
export const isHeic = (bytes: Uint8Array): boolean =>
  startsWith(bytes, letters('ftyp'), 4) &&
  heicBrands.some((brand) => startsWith(bytes, letters(brand), 8));
