import { timingSafeEqual } from 'node:crypto';

/** Compares in constant time, so that a token cannot be guessed byte by byte. */
export function isBearer(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
