import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LightResponse } from './light-response.ts';

const pack = promisify<Buffer, Buffer<ArrayBuffer>>(gzip);
/** What is shorter fits into one packet as it is. */
const WORTH_PACKING_BYTES = 1024;
/** Named, and not with a weight of nothing. */
const READS_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/** A document on its way out: written once, and compressed once, for all who are told the same. */
export interface Written {
  readonly text: Buffer<ArrayBuffer>;
  readonly packed: () => Promise<Buffer<ArrayBuffer>>;
}

export function writeJson(document: unknown): Written {
  const text = Buffer.from(JSON.stringify(document));
  let packing: Promise<Buffer<ArrayBuffer>> | undefined;
  const packed = () => {
    packing ??= pack(text);
    return packing;
  };
  return { text, packed };
}

export async function answerJson(
  status: number,
  { text, packed }: Written,
  accepted: string | null,
): Promise<LightResponse> {
  const isPacked = text.length >= WORTH_PACKING_BYTES && READS_GZIP.test(accepted ?? '');
  const body = isPacked ? await packed() : text;
  return new LightResponse(body, {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(body.length),
      'Cache-Control': 'no-store',
      Vary: 'Accept-Encoding',
      ...(isPacked ? { 'Content-Encoding': 'gzip' } : {}),
    },
  });
}
