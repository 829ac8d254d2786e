import type { InquiryStatus } from '../../../../domain/policies/identity-verdict.ts';
import type { Queries } from '../../../db/connect.ts';
import { setStatus } from './inquiries.ts';
import type { PersonaSimulator } from './persona-app.ts';
import { simulatorTables } from './tables.ts';
import type { TellProduct } from './tell-product.ts';

/** Inquiries that somebody can decide by hand, those that wait for it first. */
export async function listOpenInquiries(db: Queries) {
  return simulatorTables(db)
    .selectFrom('simulator.inquiries')
    .select(['id', 'reference_id', 'status', 'expected_name', 'created_at', 'submitted_at'])
    .where('status', 'in', ['created', 'pending', 'needs_review'])
    .orderBy('submitted_at', (order) => order.asc().nullsLast())
    .orderBy('created_at')
    .execute();
}

export type HandDecision = Extract<InquiryStatus, 'approved' | 'declined' | 'expired' | 'failed'>;

/** What a person at the provider does. Only what was submitted can be approved. */
export async function decideInquiry(
  simulator: Pick<PersonaSimulator, 'db' | 'clock' | 'pictures'> & { readonly tell: TellProduct },
  inquiryId: string,
  decision: HandDecision,
): Promise<boolean> {
  const decided = await setStatus(simulator.db, inquiryId, {
    from: decision === 'approved' ? ['needs_review'] : ['created', 'pending', 'needs_review'],
    to: decision,
    decidedAt: simulator.clock.now(),
  });
  if (!decided) return false;
  await simulator.pictures.removeAll(inquiryId);
  await simulator.tell(decided);
  return true;
}
