import type { Config } from '../config.ts';
import type { RequestKinds } from '../requests/carry-out-request.ts';
import { carryOutDecision } from './carry-out-decision.ts';
import { carryOutDocumentRequest } from './carry-out-document-request.ts';
import { carryOutValidation } from './carry-out-validation.ts';
import type { IdentityWork } from './identity-work.ts';
import { redactInquiries } from './redact-inquiries.ts';

/** How requests about documents are carried out. */
export function documentKinds(work: IdentityWork, config: Pick<Config, 'identity'>): RequestKinds {
  const environment =
    config.identity.provider === 'persona' ? config.identity.environment : 'sandbox';
  return {
    documentRequest: (request) => carryOutDocumentRequest({ ...work, environment }, request),
    documentValidation: (request) => carryOutValidation(work, request),
    identityDecision: (request) => carryOutDecision(work, request),
    identityRedaction: (request) => redactInquiries(work.checks, request),
  };
}
