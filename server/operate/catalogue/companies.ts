import type { z } from 'zod';
import type {
  CompanyEdit,
  CompanyPerson,
  CompanyTransfer,
  NewCompany,
} from '../../../contract/operate/catalogue-companies.ts';
import { money, toChargeableCents } from '../../../domain/money.ts';
import {
  companyColumns,
  refusingTaken,
  writeAdministrator,
  writeCompany,
  writeTransfer,
} from '../../companies/write-company.ts';
import { toDate } from '../../db/instant.ts';
import { notFound, Refusal } from '../../errors.ts';
import type { Acting } from '../acting.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireSameVersion } from '../audit/require-same-version.ts';

/** Answers its id, as the others do. */
export async function addCompany(
  { tx, caller, now }: Acting,
  company: NewCompany,
): Promise<string> {
  const { name, address, vat } = company;
  const { id } = await refusingTaken(
    tx
      .insertInto('companies')
      .values({ ...companyColumns(company), name, address, vat, created_at: toDate(now) })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await recordAudit(tx, {
    actor: caller.userId,
    action: 'company add',
    subject: `company ${id}`,
    after: company,
    now,
  });
  return id;
}

export async function editCompany(
  acting: Acting,
  id: string,
  { version, ...edit }: z.output<typeof CompanyEdit>,
): Promise<string> {
  const { tx, caller, now } = acting;
  const row = await lockCompany(acting, id);
  const subject = `company ${id}`;
  await requireSameVersion(tx, { subject, version: row.version }, version);
  const before = {
    name: row.name,
    address: row.address,
    vat: row.vat,
    billingEmail: row.billing_email,
    creditLimitCents:
      row.credit_limit === null ? null : toChargeableCents(money(row.credit_limit, 'EUR')),
  };
  const changed = changedFields(before, edit);
  if (changed.isNone) return id;
  const next = await writeCompany(tx, id, changed.after);
  await recordAudit(tx, {
    actor: caller.userId,
    action: 'company edit',
    subject,
    before: { version, ...changed.before },
    after: { version: next, ...changed.after },
    now,
  });
  return id;
}

/** Whoever books for another company is asked to leave it first. */
export async function setCompanyPerson(
  acting: Acting,
  id: string,
  { email, isAdministrator }: z.output<typeof CompanyPerson>,
): Promise<string> {
  const { tx, caller, now } = acting;
  const company = await lockCompany(acting, id);
  const user = await tx
    .selectFrom('users')
    .select(['id', 'company_id', 'company_admin'])
    .where('email', '=', email.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw notFound('An account with this email');
  if (user.company_id !== null && user.company_id !== id) {
    throw new Refusal('person_of_other_company', 'They book for another company.');
  }
  if (user.company_id === null) {
    await tx.updateTable('users').set({ company_id: id }).where('id', '=', user.id).execute();
  }
  const accountId = await writeAdministrator(tx, company, email, isAdministrator);
  const wasThere = user.company_id === id;
  await recordAudit(tx, {
    actor: caller.userId,
    action: 'company set-person',
    subject: `company ${id}`,
    ...(wasThere ? { before: { accountId, isAdministrator: user.company_admin } } : {}),
    after: { accountId, isAdministrator },
    now,
  });
  return id;
}

export async function dropCompanyPerson(
  acting: Acting,
  id: string,
  accountId: string,
): Promise<string> {
  const { tx, caller, now } = acting;
  await lockCompany(acting, id);
  const user = await tx
    .updateTable('users')
    .set({ company_id: null, company_admin: false })
    .where('id', '=', accountId)
    .where('company_id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!user) throw notFound('This person');
  await recordAudit(tx, {
    actor: caller.userId,
    action: 'company drop-person',
    subject: `company ${id}`,
    before: { accountId },
    now,
  });
  return id;
}

export async function recordTransfer(
  acting: Acting,
  id: string,
  transfer: z.output<typeof CompanyTransfer>,
): Promise<string> {
  const { tx, caller, now } = acting;
  await lockCompany(acting, id);
  await writeTransfer(tx, id, transfer, now);
  await recordAudit(tx, {
    actor: caller.userId,
    action: 'company paid',
    subject: `company ${id}`,
    after: { paid: transfer },
    now,
  });
  return id;
}

async function lockCompany({ tx }: Acting, id: string) {
  const row = await tx
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('This company');
  return row;
}
