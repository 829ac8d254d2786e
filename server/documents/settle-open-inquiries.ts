import { toDate } from '../db/instant.ts';
import { eachInTurn } from '../jobs/each-in-turn.ts';
import type { IdentityWork } from './identity-work.ts';
import { settleInquiry } from './settle-inquiry.ts';

/** An event can be lost: what has been quiet for so long is looked at without one. */
const QUIET = Temporal.Duration.from({ minutes: 10 });
const MOST_AT_ONCE = 20;

export async function settleOpenInquiries(work: IdentityWork): Promise<void> {
  const now = work.clock.now();
  const open = await work.db
    .selectFrom('document_requests')
    .select(['id', 'inquiry_id'])
    .where('status', '=', 'processing')
    .where('updated_at', '<', toDate(now.subtract(QUIET)))
    .orderBy('updated_at')
    .limit(MOST_AT_ONCE)
    .execute();
  await eachInTurn(open, async ({ id, inquiry_id: inquiryId }) => {
    if (!inquiryId) return;
    // To the end of the line, whatever comes of it.
    await work.db
      .updateTable('document_requests')
      .set({ updated_at: now.toString() })
      .where('id', '=', id)
      .where('status', '=', 'processing')
      .execute();
    await settleInquiry(work, id, inquiryId);
  });
}
