import type { InquiryRow } from './inquiries.ts';
import { checkNames } from './tables.ts';

type Inflect = (name: string) => string;

const kebab: Inflect = (name) =>
  name.replace(/[A-Z]|(?<=[a-z])\d+/g, (part) => `-${part.toLowerCase()}`);
const snake: Inflect = (name) => kebab(name).replaceAll('-', '_');
const camel: Inflect = (name) => name;

/** Persona answers in the case that the header `Key-Inflection` asks for. */
export function inflectionOf(header: string | undefined): Inflect {
  return header === 'camel' ? camel : header === 'snake' ? snake : kebab;
}

/** Names as they came, whatever their case, in camel case. */
export const camelled = (name: string) =>
  name.replace(/[-_]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export function renamed(value: unknown, rename: Inflect): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, rename));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [rename(name), renamed(one, rename)]);
  return Object.fromEntries(entries);
}

/** An inquiry as Persona shows one, with the fields that `docs/providers/persona.md` lists. */
export function inquiryResource(row: InquiryRow) {
  const text = (at: Date | null) => at?.toISOString() ?? null;
  const endedAs = (status: string) => (row.status === status ? text(row.decided_at) : null);
  const typed = Object.entries(row.fields).map(([name, value]) => [
    name,
    { type: name === 'birthdate' ? 'date' : 'string', value },
  ]);
  return {
    type: 'inquiry',
    id: row.id,
    attributes: {
      status: row.status,
      referenceId: row.reference_id,
      createdAt: text(row.created_at),
      expiresAt: text(row.expires_at),
      completedAt: text(row.submitted_at),
      failedAt: endedAs('failed'),
      decisionedAt: endedAs('approved') ?? endedAs('declined'),
      expiredAt: row.status === 'expired' ? text(row.expires_at) : null,
      redactedAt: text(row.redacted_at),
      fields: Object.fromEntries(typed),
    },
    relationships: {
      inquiryTemplate: { data: { type: 'inquiry-template', id: row.template_id } },
    },
  };
}

/** What Persona includes with an inquiry: a verification for each document that was given. */
export function verificationResources({ id, verifications }: InquiryRow) {
  return verifications.map(({ idClass, expirationDate, failedChecks }, index) => ({
    type: 'verification/government-id',
    id: `ver_${id.slice(4)}${index}`,
    attributes: {
      status: failedChecks.length > 0 ? 'failed' : 'passed',
      idClass,
      expirationDate,
      checks: checkNames.map((name) => ({
        name,
        status: failedChecks.includes(name) ? 'failed' : 'passed',
        reasons: [],
        requirement: 'required',
        metadata: {},
      })),
    },
  }));
}

export const problem = (title: string) => ({ errors: [{ title }] });
