import {
  isHeic,
  largestEvidenceBytes,
  pictureType,
} from '../../../../domain/handovers/picture-type.ts';
import { browserApi } from '../../../api/browser-client.ts';

export const ownPhotoTypes = 'image/jpeg,image/png,image/webp';

export type PhotoProblem = 'tooBig' | 'heic' | 'notPicture';

/** What is wrong with a file before it is sent; null: nothing. */
export async function problemOf(file: File): Promise<PhotoProblem | null> {
  if (file.size > largestEvidenceBytes) return 'tooBig';
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (pictureType(bytes)) return null;
  return isHeic(bytes) ? 'heic' : 'notPicture';
}

/** Sends a photograph under the fingerprint made of it here, byte by byte as it was taken. Sent twice, it is kept once. */
export async function sendOwnPhoto(bookingId: string, file: File): Promise<string> {
  const body = new Uint8Array(await file.arrayBuffer());
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const digest = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  await browserApi().sendOwnPhotograph({ params: { id: bookingId, digest }, body });
  return digest;
}
