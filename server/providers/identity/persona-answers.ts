import { z } from 'zod';
import { inquiryStatuses } from '../../../domain/policies/identity-verdict.ts';

/** The part of Persona's answers that we use, in camel case as we ask for it. */

const Field = z.object({ value: z.string().nullable() }).optional();

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
});

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
