import { z } from 'zod';
import { rejectionReasons } from '../domain/policies/identity-verdict.ts';

const documentStates = ['none', 'processing', 'verified'] as const;

/** What the page knows of a renter's identity check. */
export const Documents = z.object({
  state: z.enum(documentStates),
  request: z
    .object({
      id: z.uuid(),
      status: z.enum(['pending', 'processing', 'success', 'failure']),
      isInReview: z.boolean().describe('Submitted: nothing is left to do but wait'),
      rejection: z
        .object({ reason: z.enum(rejectionReasons), expiredOn: z.iso.date().nullable() })
        .nullable()
        .describe('Why the documents were not accepted'),
      createdAt: z.iso.datetime(),
    })
    .nullable()
    .describe('The newest one'),
});

/** What the request `documentRequest` ends with: the way into the provider's widget. */
export const StartedInquiry = z.object({
  documentRequestId: z.uuid(),
  state: z.enum(documentStates),
  inquiryId: z.string().nullable(),
  sessionToken: z.string().nullable().describe('Null when nothing is left for the renter to do'),
  environment: z.enum(['sandbox', 'production']),
});

/** What the request `documentValidation` ends with. */
export const ValidatedDocuments = z.object({ state: z.enum(documentStates) });

/** As Persona names an inquiry. */
const InquiryId = z.string().regex(/^inq_\w{1,80}$/, 'is no inquiry of Persona');

export const ValidationRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('approve'), inquiryId: InquiryId }),
  z.strictObject({ action: z.literal('revoke') }),
]);

export type Documents = z.infer<typeof Documents>;
export type StartedInquiry = z.infer<typeof StartedInquiry>;
export type ValidatedDocuments = z.infer<typeof ValidatedDocuments>;
