import type { InquiryStatus } from '../../../../domain/policies/identity-verdict.ts';
import type { Clock } from '../../../clock.ts';
import type { Queries } from '../../../db/connect.ts';
import { findInquiry, type InquiryRow, setStatus } from './inquiries.ts';
import type { NotifyProduct } from './notify-product.ts';
import type { Pictures } from './pictures.ts';

export type HandDecision = Extract<
  InquiryStatus,
  'approved' | 'declined' | 'needs_review' | 'expired' | 'failed'
>;

/** What a person at the provider can do about an inquiry: only what was submitted can be approved. */
export function mayDecide(
  { status, submitted_at }: Pick<InquiryRow, 'status' | 'submitted_at'>,
  decision: HandDecision,
): boolean {
  if (status !== 'created' && status !== 'pending' && status !== 'needs_review') return false;
  if (decision === 'approved') return status === 'needs_review' && submitted_at !== null;
  return decision !== status;
}

/** What a person at the provider does; one who wants to look longer has not decided yet. */
export async function decideInquiry(
  simulator: {
    readonly db: Queries;
    readonly clock: Clock;
    readonly pictures: Pictures;
    readonly notify: NotifyProduct;
  },
  inquiryId: string,
  decision: HandDecision,
): Promise<boolean> {
  const now = simulator.clock.now();
  const inquiry = await findInquiry(simulator.db, inquiryId, now);
  if (!inquiry || !mayDecide(inquiry, decision)) return false;
  const isEnd = decision !== 'needs_review';
  const decided = await setStatus(simulator.db, inquiryId, {
    from: [inquiry.status], // the first decision stays
    to: decision,
    ...(isEnd ? { decidedAt: now } : {}),
  });
  if (!decided) return false;
  if (isEnd) await simulator.pictures.removeAll(inquiryId);
  await simulator.notify(decided);
  return true;
}
