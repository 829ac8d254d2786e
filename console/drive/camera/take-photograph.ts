import { type PhotoQuality, photoQuality } from '../../../domain/handovers/photo-quality.ts';
import { hexOf } from '../../../domain/hex-of.ts';
import type { StoredFile } from '../store/database.ts';

const MOST_WIDTH = 1600;
const WANTED_BYTES = 300 * 1024;
const QUALITIES = [0.82, 0.7, 0.58, 0.46] as const;
const JUDGED_WIDTH = 320;

export interface Photograph extends Pick<StoredFile, 'digest' | 'bytes' | 'type'> {
  readonly quality: PhotoQuality;
}

export type Seen = HTMLVideoElement | ImageBitmap;

/** What is seen, as a JPEG of at most 1600 pixels and about 300 KB, hashed before anybody can touch it. */
export async function takePhotograph(seen: Seen): Promise<Photograph> {
  const canvas = drawn(seen, MOST_WIDTH);
  let blob = await jpegOf(canvas, QUALITIES[0]);
  for (const quality of QUALITIES.slice(1)) {
    if (blob.size <= WANTED_BYTES) break;
    blob = await jpegOf(canvas, quality);
  }
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return { bytes, type: 'image/jpeg', digest: await sha256(bytes), quality: qualityOf(seen) };
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

export const sha256OfText = (text: string): Promise<string> =>
  sha256(new TextEncoder().encode(text));

function drawn(seen: Seen, mostWidth: number): HTMLCanvasElement {
  const size =
    seen instanceof HTMLVideoElement
      ? { width: seen.videoWidth, height: seen.videoHeight }
      : { width: seen.width, height: seen.height };
  const scale = Math.min(1, mostWidth / size.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size.width * scale);
  canvas.height = Math.round(size.height * scale);
  canvas.getContext('2d')?.drawImage(seen, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('No picture was made'));
    canvas.toBlob(done, 'image/jpeg', quality);
  });
}

function qualityOf(seen: Seen): PhotoQuality {
  const canvas = drawn(seen, JUDGED_WIDTH);
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  if (!pixels) return 'good';
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(4 * at, 4 * at + 3);
    grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return photoQuality(grey, width);
}
