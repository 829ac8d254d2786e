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

/** What the log is about; whoever adds one says in `name-subjects.ts` how it is called. */
export const auditSubjects = [
  'booking',
  'car',
  'account',
  'staff',
  'company',
  'extra',
  'protection',
  'promo-code',
  'city',
  'area',
  'setting',
] as const;

const AuditEntry = z.object({
  number: z.int(),
  at: z.iso.datetime(),
  actor: z.object({
    id: z.string(),
    name: z.string().nullable().describe('Null: a command on the server'),
  }),
  action: z.string(),
  subject: z.string(),
  about: z
    .object({
      kind: z.enum(auditSubjects),
      id: z.string().describe('As its page is addressed: a booking’s is not its reference'),
      name: z.string(),
      cityId: z.string().nullable().describe('Null: of no city'),
    })
    .nullable()
    .describe('The subject as it is called today; null where it has no name or is no more'),
  before: Values,
  after: Values,
  reason: z.string().nullable(),
});

/** Newest first. */
export const AuditPage = z.object({
  items: z.array(AuditEntry),
  next: z.int().nullable().describe('To be asked for as `before`; null: this is the oldest'),
});

/** Who has an entry that you may read, by name; whoever has left, too. */
export const AuditActors = z.object({
  items: z.array(z.object({ id: z.uuid(), name: z.string(), hasLeft: z.boolean() })),
});

export type AuditPage = z.infer<typeof AuditPage>;
