import type { Deps } from '../deps.ts';
import type { DisputeOpenedData } from '../mail/messages/dispute-opened.ts';
import type { Attachment } from '../providers/mail/port.ts';
import { evidenceFile } from './evidence-file.ts';

/** What whoever answers a dispute is sent along. */
export function evidenceAttachment(deps: Deps) {
  return async ({ reference }: DisputeOpenedData): Promise<Attachment[]> => {
    const booking = await deps.database.kysely
      .selectFrom('bookings')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return [
      {
        filename: `evidence-${reference}.pdf`,
        contentType: 'application/pdf',
        content: await evidenceFile(deps, booking),
      },
    ];
  };
}
