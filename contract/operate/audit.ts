import { z } from 'zod';

export const AuditQuery = z.strictObject({
  actor: z.string().max(60).optional().describe('The id of somebody of staff, or "command line"'),
  action: z.string().max(60).optional().describe('How it begins: "staff", "staff invite"'),
  subject: z.string().max(120).optional().describe('On what: "staff 0c5f…", "booking HX4T9K"'),
  before: z.coerce
    .number()
    .int()
    .min(1)
    .max(1e15)
    .optional()
    .describe('Entries older than this one'),
  size: z.coerce.number().int().min(1).max(200).default(50),
});

const Values = z.record(z.string(), z.unknown()).nullable();

const AuditEntry = z.object({
  number: z.int(),
  at: z.iso.datetime(),
  actor: z.object({
    id: z.string(),
    name: z.string().nullable().describe('Null: a command on the server'),
  }),
  action: z.string(),
  subject: z.string(),
  before: Values,
  after: Values,
  reason: z.string().nullable(),
});

/** Newest first. */
export const AuditPage = z.object({
  items: z.array(AuditEntry),
  next: z.int().nullable().describe('To be asked for as `before`; null: this is the oldest'),
});

export type AuditPage = z.infer<typeof AuditPage>;
