import { z } from 'zod';
import type { IdentityChecks } from '../providers/identity/port.ts';
import type { Outcome, PendingRequest } from '../requests/carry-out-request.ts';

const Payload = z.object({ inquiryIds: z.array(z.string()) });

/** What no check of ours rests on any more is forgotten by the provider, too. */
export async function redactInquiries(
  checks: IdentityChecks,
  request: PendingRequest,
): Promise<Outcome> {
  for (const inquiryId of Payload.parse(request.payload).inquiryIds) {
    await checks.redactInquiry(inquiryId);
  }
  return { status: 'accepted', result: null };
}
