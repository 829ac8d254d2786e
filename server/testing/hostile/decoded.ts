import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** A body as its reader sees it; an encoding that nobody knows has nothing to read. */
export function decoded(bytes: Buffer, encoding: string | null | undefined): string {
  if (bytes.length === 0 || !encoding) return bytes.toString();
  const decode = { gzip: gunzipSync, deflate: inflateSync, br: brotliDecompressSync }[encoding];
  return decode ? decode(bytes).toString() : '';
}
