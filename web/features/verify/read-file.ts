import { largestEvidenceBytes, pictureType } from '../../../domain/handovers/picture-type.ts';
import { hexOf } from '../../../domain/hex-of.ts';

export type ReadFile =
  | { readonly ok: true; readonly digest: string }
  | { readonly ok: false; readonly reason: 'tooBig' | 'notPicture' };

/** The fingerprint of a file, made here: the file itself never leaves this device. */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > largestEvidenceBytes) return { ok: false, reason: 'tooBig' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!pictureType(bytes)) return { ok: false, reason: 'notPicture' };
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return { ok: true, digest: hexOf(digest) };
}
