import { z } from 'zod';

export const RequestRecord = z.object({
  id: z.uuid(),
  kind: z.string(),
  status: z.enum(['pending', 'accepted', 'failure']),
  result: z.unknown().nullable(),
  errorCode: z.string().nullable(),
  bookingId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type RequestRecord = z.infer<typeof RequestRecord>;
