import type { MiddlewareHandler } from 'hono';
import { largestPieceBytes } from '../../contract/operate/drive.ts';
import { largestFleetEditBytes } from '../../contract/operate/fleet-edit.ts';
import { operateOperations } from '../../contract/operate/operations.ts';
import { largestPhotographBytes } from '../../contract/photographs.ts';
import { largestPaperFileBytes } from '../../domain/charges/paper-file.ts';
import { largestCarFileBytes } from '../../domain/fleet/car-file.ts';
import { largestEvidenceBytes } from '../../domain/handovers/picture-type.ts';
import { answerRefusal, Refusal } from '../errors.ts';

const LARGEST_BODY_BYTES = 100 * 1024;
/** The photograph that was too large; whoever sends more is cut off. */
export const MOST_HEARD_BYTES = 32 * 1024 * 1024;

/** Only photographs, files of cars or papers and lists of many cars are larger than what people write; files are quoted as JSON. */
const largerBodies = new Map<string, number>([
  [operateOperations.storePhotograph.path, largestPhotographBytes],
  [operateOperations.previewImport.path, 2 * largestCarFileBytes],
  [operateOperations.importCars.path, 2 * largestCarFileBytes],
  [operateOperations.previewPapers.path, 2 * largestPaperFileBytes],
  [operateOperations.importPapers.path, 2 * largestPaperFileBytes],
  [operateOperations.previewFleetEdit.path, largestFleetEditBytes],
  [operateOperations.editFleet.path, largestFleetEditBytes],
]);
/** A day without a network comes as a few deliveries with many marks, and photographs in pieces. */
const FROM_PHONES = '/api/operate/drive/';

/** A renter's own photograph, as the phone took it. */
const FROM_RENTERS = /^\/api\/bookings\/[^/]+\/photographs\//;

function largestBodyAt(path: string): number {
  if (FROM_RENTERS.test(path)) return largestEvidenceBytes;
  if (path.startsWith(FROM_PHONES)) return largestPieceBytes;
  return largerBodies.get(path) ?? LARGEST_BODY_BYTES;
}

/**
 * A larger body is heard to its end and then refused: many read an answer only when they have sent
 * everything. The framework's own limit copies the server's request object, which cannot be copied.
 */
export const refuseLargeBody: MiddlewareHandler = async (context, next) => {
  const { raw } = context.req;
  if (raw.method === 'GET' || raw.method === 'HEAD') return next();
  const length = raw.headers.get('content-length');
  const isAnnounced = length !== null && !raw.headers.has('transfer-encoding');
  const largest = largestBodyAt(context.req.path);
  if ((isAnnounced && Number(length) <= largest) || !raw.body) return next();

  const body = await readAtMost(raw.body, largest);
  if (!body) {
    const message = `A body may have ${largest / 1024} KB at most.`;
    return answerRefusal(new Refusal('body_too_large', message), { Connection: 'close' });
  }
  const { method, headers, signal } = raw;
  context.req.raw = new Request(raw.url, {
    method,
    headers: new Headers(headers),
    signal,
    ...(body.size > 0 ? { body } : {}),
  });
  return next();
};

/** Null: there was more. */
export async function readAtMost(
  stream: ReadableStream<Uint8Array>,
  mostBytes: number,
): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > MOST_HEARD_BYTES) return null;
    if (size <= mostBytes) chunks.push(new Uint8Array(chunk));
  }
  return size > mostBytes ? null : new Blob(chunks);
}
