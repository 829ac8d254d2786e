import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskCompany } from '../../../contract/operate/catalogue-companies.ts';
import { runCommand } from '../../operator/run-command.ts';
import { newCompany } from '../../testing/catalogue-things.ts';
import type { StaffMember } from '../../testing/operate-as.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: StaffMember;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.operate('owner@handover.example');
});
afterAll(() => app.close());

const euros = (units: number) => ({ amount: units * 10_000, currency: 'EUR', precision: 4 });

describe('a company', () => {
  let company: DeskCompany;
  beforeAll(async () => {
    company = await owner.api.addCompany({ body: { ...newCompany, creditLimitCents: 500_000 } });
  });
  const of = () => ({ params: { id: company.id } });
  const reread = () => owner.api.getDeskCompany(of());

  it('that is added has its limit, is listed, and is known to the commands', async () => {
    expect(company.balances[0]).toEqual({ open: euros(0), limit: euros(5_000) });
    const { companies } = await owner.api.listCompanies();
    expect(companies.map(({ id }) => id)).toContain(company.id);
    await runCommand(app.deps, ['company', 'limit', company.vat, '250.00']);
    expect(await reread()).toMatchObject({ creditLimitCents: 25_000, version: 2 });
  });

  it('has people, of whom some see what it owes; nobody books for two companies', async () => {
    const email = 'Renter@handover.example';
    const added = await owner.api.setCompanyPerson({ ...of(), body: { email } });
    expect(added.people).toMatchObject([{ isAdministrator: false }]);
    const raised = await owner.api.setCompanyPerson({
      ...of(),
      body: { email, isAdministrator: true },
    });
    expect(raised.people).toMatchObject([{ isAdministrator: true }]);
    const other = await owner.api.addCompany({ body: { ...newCompany, vat: 'PT 2' } });
    const params = { id: other.id };
    expect(await refusalOf(owner.api.setCompanyPerson({ params, body: { email } }))).toMatchObject({
      code: 'person_of_other_company',
    });
    const accountId = raised.people[0]?.accountId ?? '';
    const dropped = await owner.api.dropCompanyPerson({
      params: { id: company.id, accountId },
    });
    expect(dropped.people).toEqual([]);
    await owner.api.setCompanyPerson({ params, body: { email } });
  });

  it('has paid a transfer once, however often it is recorded', async () => {
    const body = { amountCents: 12_000, currency: 'EUR', reference: 'transfer 7' } as const;
    await owner.api.recordTransfer({ ...of(), body });
    const paid = await owner.api.recordTransfer({ ...of(), body });
    expect(paid.payments).toMatchObject([{ amount: euros(120), reference: 'transfer 7' }]);
    expect(paid.balances[0]?.open).toEqual(euros(-120));
  });

  it('is edited by one after the other, and has a tax number of its own', async () => {
    const { version } = await reread();
    const edit = (body: object) => owner.api.editCompany({ ...of(), body: body as never });
    await edit({ version, name: 'Surf Lda' });
    const refused = await refusalOf(edit({ version, address: 'Elsewhere 1' }));
    expect(refused).toMatchObject({ code: 'changed_meanwhile' });
    expect(refused.answer.changed).toEqual({ version: version + 1, name: 'Surf Lda' });
    const late = await refusalOf(edit({ version: 1, address: 'Elsewhere 1' }));
    expect(late.answer.changed).toMatchObject({ creditLimitCents: 25_000, name: 'Surf Lda' });
    expect(await refusalOf(edit({ version: version + 1, vat: 'PT999999990' }))).toMatchObject({
      code: 'vat_taken',
    });
    expect(await refusalOf(edit({ version: version + 1, billingEmail: 'nowhere' }))).toMatchObject({
      code: 'invalid_input',
      details: [{ field: 'body.billingEmail' }],
    });
  });
});
