import type { Selectable } from 'kysely';
import type { Sha256 } from '../../domain/handovers/event.ts';
import { timeText } from '../../domain/handovers/event-text.ts';
import { sha256 } from '../bookings/record/sha256.ts';
import { toInstant } from '../db/instant.ts';
import type { Tables } from '../db/schema.ts';

type StoredFile = Omit<Selectable<Tables['evidence_files']>, 'number' | 'link'>;

/** Over everything that is noted of a file and over the file that arrived before it. */
export function fileLink(
  { digest, bytes, type, stored_at }: StoredFile,
  previous: Sha256 | null,
): Sha256 {
  const said = [digest, bytes, type, timeText(toInstant(stored_at))];
  return sha256(['handover-file 1', previous ?? '', ...said].join('\n'));
}
