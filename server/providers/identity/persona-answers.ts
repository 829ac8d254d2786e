import { z } from 'zod';
import { inquiryStatuses } from '../../../domain/policies/identity-verdict.ts';

/** The part of Persona's answers that we use, in camel case as we ask for it. */

const Field = z.object({ value: z.string().nullable() }).optional();

/** Found in one document; a check that is not required decides nothing. */
const GovernmentId = z.object({
  type: z.literal('verification/government-id'),
  attributes: z.object({
    idClass: z.string().nullable(),
    expirationDate: z.string().nullable(),
    checks: z.array(z.object({ name: z.string(), status: z.string(), requirement: z.string() })),
  }),
});

export const InquiryDocument = z.object({
  data: z.object({
    type: z.literal('inquiry'),
    id: z.string(),
    attributes: z.object({
      status: z.enum(inquiryStatuses),
      referenceId: z.string().nullable(),
      fields: z
        .object({
          birthdate: Field,
          addressStreet1: Field,
          addressStreet2: Field,
          addressCity: Field,
          addressSubdivision: Field,
          addressPostalCode: Field,
          addressCountryCode: Field,
        })
        .optional(),
    }),
  }),
  // Templates, sessions and accounts are included, too.
  included: z.array(z.union([GovernmentId, z.object({ type: z.string() })])).default([]),
});

export type Included = z.output<typeof InquiryDocument>['included'];
export type GovernmentId = z.output<typeof GovernmentId>;

export const ResumedDocument = z.object({ meta: z.object({ sessionToken: z.string() }) });

/** Of an event only names without a hyphen are read, so the webhook's own inflection is all the same. */
export const EventDocument = z.object({
  data: z.object({
    type: z.literal('event'),
    id: z.string(),
    attributes: z.object({
      name: z.string(),
      payload: z.object({ data: z.object({ type: z.string(), id: z.string() }) }),
    }),
  }),
});
