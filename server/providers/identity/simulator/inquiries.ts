import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { InquiryStatus } from '../../../../domain/policies/identity-verdict.ts';
import type { Queries } from '../../../db/connect.ts';
import { toDate } from '../../../db/instant.ts';
import {
  type InquiryFields,
  type InquiryTable,
  simulatorTables,
  type Verification,
} from './tables.ts';

export type InquiryRow = Selectable<InquiryTable>;

/** An inquiry that nobody finished by then is expired. */
const LIFETIME = Temporal.Duration.from({ hours: 24 });

const newId = () => `inq_${randomBytes(12).toString('base64url').replaceAll(/[-_]/g, 'x')}`;

export async function createInquiry(
  db: Queries,
  inquiry: {
    readonly templateId: string;
    readonly referenceId: string;
    readonly expectedName: string | null;
    readonly key: string | null;
  },
  now: Temporal.Instant,
): Promise<InquiryRow> {
  const tables = simulatorTables(db);
  const created = await tables
    .insertInto('simulator.inquiries')
    .values({
      id: newId(),
      template_id: inquiry.templateId,
      reference_id: inquiry.referenceId,
      status: 'created',
      expected_name: inquiry.expectedName,
      idempotency_key: inquiry.key,
      created_at: toDate(now),
      expires_at: toDate(now.add(LIFETIME)),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (created) return created;
  return tables
    .selectFrom('simulator.inquiries')
    .selectAll()
    .where('idempotency_key', '=', inquiry.key)
    .executeTakeFirstOrThrow();
}

/** As it stands now: time alone can end an inquiry. */
export async function findInquiry(
  db: Queries,
  id: string,
  now: Temporal.Instant,
): Promise<InquiryRow | undefined> {
  await simulatorTables(db)
    .updateTable('simulator.inquiries')
    .set({ status: 'expired', session_token: null })
    .where('id', '=', id)
    .where('status', 'in', ['created', 'pending'])
    .where('expires_at', '<=', toDate(now))
    .execute();
  return simulatorTables(db)
    .selectFrom('simulator.inquiries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Undefined: it is not open any more. */
export async function openSession(db: Queries, id: string): Promise<string | undefined> {
  const sessionToken = randomBytes(24).toString('base64url');
  const opened = await simulatorTables(db)
    .updateTable('simulator.inquiries')
    .set({ status: 'pending', session_token: sessionToken })
    .where('id', '=', id)
    .where('status', 'in', ['created', 'pending'])
    .returning('id')
    .executeTakeFirst();
  return opened && sessionToken;
}

/** The first decision stays: an inquiry that has ended does not change any more. */
export async function setStatus(
  db: Queries,
  id: string,
  change: {
    readonly from: readonly InquiryStatus[];
    readonly to: InquiryStatus;
    readonly fields?: InquiryFields;
    readonly verifications?: readonly Verification[];
    readonly submittedAt?: Temporal.Instant;
    readonly decidedAt?: Temporal.Instant;
  },
): Promise<InquiryRow | undefined> {
  return simulatorTables(db)
    .updateTable('simulator.inquiries')
    .set({
      status: change.to,
      session_token: null,
      ...(change.fields ? { fields: JSON.stringify(change.fields) } : {}),
      ...(change.verifications ? { verifications: JSON.stringify(change.verifications) } : {}),
      ...(change.submittedAt ? { submitted_at: toDate(change.submittedAt) } : {}),
      ...(change.decidedAt ? { decided_at: toDate(change.decidedAt) } : {}),
    })
    .where('id', '=', id)
    .where('status', 'in', change.from)
    .returningAll()
    .executeTakeFirst();
}

export async function redactInquiry(db: Queries, id: string, now: Temporal.Instant): Promise<void> {
  await simulatorTables(db)
    .updateTable('simulator.inquiries')
    .set({
      expected_name: null,
      session_token: null,
      fields: JSON.stringify({}),
      verifications: JSON.stringify([]),
      redacted_at: toDate(now),
    })
    .where('id', '=', id)
    .where('redacted_at', 'is', null)
    .execute();
}
