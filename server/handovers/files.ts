import type { HandoverEvent, Sha256 } from '../../domain/handovers/event.ts';
import type { Handover } from '../../domain/handovers/handover.ts';
import type { Queries } from '../db/connect.ts';
import type { Storage } from '../providers/storage/port.ts';

/** Apart from the photographs of the catalogue, which anybody may see. */
export const storedName = (digest: Sha256) => `evidence-${digest}`;

/** Every file that events name, also of photographs that were taken again. */
export const filesNamed = (events: readonly HandoverEvent[]): Sha256[] => [
  ...new Set(
    events.flatMap(({ act }) =>
      act.kind === 'photograph-taken' || act.kind === 'signed' ? act.digest : [],
    ),
  ),
];

/** The files that a seal stands on. */
export const filesOf = ({ photographs, signature }: Handover): Sha256[] => [
  ...photographs.map(({ digest }) => digest),
  ...(signature && 'digest' in signature ? [signature.digest] : []),
];

/**
 * Exactly the bytes that were sent, for one who may see them. A browser shows them as a picture or not at all, and asks
 * each time: what it has stored is of no use to whoever uses it next.
 */
export async function answerFile(
  db: Queries,
  storage: Storage,
  digest: Sha256,
): Promise<Response | null> {
  const file = await db
    .selectFrom('evidence_files')
    .select('type')
    .where('digest', '=', digest)
    .executeTakeFirst();
  const bytes = file ? await storage.get(storedName(digest)) : null;
  if (!file || !bytes) return null;
  const name = `${digest}.${file.type.slice('image/'.length)}`;
  return new Response(bytes, {
    headers: {
      'Content-Type': file.type,
      'Content-Disposition': `inline; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-cache',
      ETag: `"${digest}"`,
    },
  });
}
