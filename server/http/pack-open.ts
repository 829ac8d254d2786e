import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, createBrotliCompress } from 'node:zlib';
import { brotliOptions } from './compress-page.ts';
import { cutAt, type Fill, filler, leaveOpen } from './open-places.ts';

const unpack = promisify(brotliDecompress);
/** Brotli codes a letter by the two before it: those after a place must not be the place's own. */
const CONTEXT_BYTES = 2;
const MOST_ATTEMPTS = 5;

/**
 * The same text as Brotli, compressed once and not in every copy: what stands in a place is stored as it
 * is (RFC 7932, 9.2: an uncompressed meta-block), between pieces that are compressed as one text. All
 * values must be as long as what they replace. Null: it could not be done, which is checked.
 */
export async function packOpen(text: string, places: readonly string[]): Promise<Fill | null> {
  const plain = leaveOpen(text, places);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const packed = await pack(text, places);
    if (!packed) return null;
    // The compressor may, by rare chance, have leant on a stand-in; then others are tried.
    const trials = [places.map(standIn), places.map(standIn)];
    const same = await Promise.all(
      trials.map(async (values) => plain(values).equals(await unpack(packed(values)).catch(none))),
    );
    if (same.every(Boolean)) return packed;
  }
  return null;
}

async function pack(text: string, places: readonly string[]): Promise<Fill | null> {
  const packer = openPacker();
  const parts: (Buffer<ArrayBuffer> | number)[] = [];
  let open: number | null = null;
  for (const part of cutAt(text, places)) {
    if (typeof part === 'number') {
      open = part;
      continue;
    }
    if (open === null) {
      parts.push(await packer.add(part));
      continue;
    }
    if (part.length < CONTEXT_BYTES) return null;
    // The compressor goes on as if it had written this; what it wrote is thrown away.
    const context = part.subarray(0, CONTEXT_BYTES);
    const stored = Buffer.concat([Buffer.from(standIn(places[open] ?? '')), context]);
    await packer.add(stored);
    parts.push(storedHeader(stored.length), open, context);
    parts.push(await packer.add(part.subarray(CONTEXT_BYTES)));
    open = null;
  }
  parts.push(await packer.end());
  return filler(parts, places);
}

/** Not the last block, a length of four nibbles, not compressed; the bytes follow. */
function storedHeader(length: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return header;
}

/** As long as the place, and like nothing else in the text. */
const standIn = (place: string) =>
  randomBytes(place.length).toString('base64url').slice(0, place.length);

const none = () => Buffer.of();

interface Packer {
  /** All that comes of these bytes, to a whole byte. */
  add(bytes: Buffer): Promise<Buffer<ArrayBuffer>>;
  end(): Promise<Buffer<ArrayBuffer>>;
}

function openPacker(): Packer {
  const brotli = createBrotliCompress(brotliOptions);
  let chunks: Buffer[] = [];
  // Taken as it comes: a compressor whose work is not fetched stops.
  brotli.on('data', (chunk: Buffer) => chunks.push(chunk));
  const taken = () => {
    // What waits for the next turn is told of now.
    while (brotli.read() !== null);
    const all = Buffer.concat(chunks);
    chunks = [];
    return all;
  };
  return {
    add: (bytes) =>
      new Promise((resolve, reject) => {
        brotli.once('error', reject);
        brotli.write(bytes);
        brotli.flush(() => {
          brotli.off('error', reject);
          resolve(taken());
        });
      }),
    end: () =>
      new Promise((resolve, reject) => {
        brotli.once('error', reject);
        brotli.once('end', () => resolve(taken()));
        brotli.end();
      }),
  };
}
