/** No sealed photograph is larger. */
const MOST_BYTES = 20_000_000;

export type ReadFile =
  | { readonly ok: true; readonly digest: string }
  | { readonly ok: false; readonly reason: 'tooBig' | 'notPicture' };

/** The fingerprint of a file, made here: the file itself never leaves this device. */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > MOST_BYTES) return { ok: false, reason: 'tooBig' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPicture(bytes)) return { ok: false, reason: 'notPicture' };
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { ok: true, digest: hex };
}

/** JPEG, PNG or WebP, by how the file begins. */
function isPicture(bytes: Uint8Array): boolean {
  const begins = (start: readonly number[], from = 0) =>
    start.every((byte, index) => bytes[from + index] === byte);
  const isWebP = begins([0x52, 0x49, 0x46, 0x46]) && begins([0x57, 0x45, 0x42, 0x50], 8);
  return begins([0xff, 0xd8, 0xff]) || begins([0x89, 0x50, 0x4e, 0x47]) || isWebP;
}
