import type { ColumnType } from 'kysely';
import type { InquiryStatus } from '../../../../domain/policies/identity-verdict.ts';
import type { Queries } from '../../../db/connect.ts';

type Instant = ColumnType<Date, Date | string, Date | string>;

/** What the documents say, by the names of Persona's inquiry fields. */
export interface InquiryFields {
  readonly nameFirst?: string;
  readonly nameLast?: string;
  readonly birthdate?: string;
  readonly addressStreet1?: string;
  readonly addressCity?: string;
  readonly addressPostalCode?: string;
  readonly addressCountryCode?: string;
}

/** By the names of Persona's checks of a government id. */
export const checkNames = [
  'id_age_comparison',
  'id_disallowed_type_detection',
  'id_expired_detection',
  'id_extraction_inconsistency_detection',
  'id_mrz_detection',
] as const;
export type CheckName = (typeof checkNames)[number];

/** What was found in one document. */
export interface Verification {
  readonly idClass: 'dl' | 'pp';
  readonly expirationDate: string | null;
  readonly failedChecks: readonly CheckName[];
}

export type InquiryTable = {
  id: string;
  template_id: string;
  reference_id: string;
  status: InquiryStatus;
  expected_name: string | null;
  session_token: string | null;
  fields: ColumnType<InquiryFields, string | undefined, string>;
  verifications: ColumnType<readonly Verification[], string | undefined, string>;
  idempotency_key: string | null;
  created_at: Instant;
  expires_at: Instant;
  submitted_at: Instant | null;
  decided_at: Instant | null;
  redacted_at: Instant | null;
};

type SimulatorTables = {
  'simulator.inquiries': InquiryTable;
  'simulator.inquiry_pictures': {
    id: string;
    inquiry_id: string;
    document: DocumentRole;
    created_at: Instant;
  };
};

/** Both are needed: who somebody is, and that they may drive. */
export const documentRoles = ['identity', 'licence'] as const;
export type DocumentRole = (typeof documentRoles)[number];

/** The simulator's own tables; the product's queries do not see them. */
export const simulatorTables = (db: Queries) => db.withTables<SimulatorTables>();
