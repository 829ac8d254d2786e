import { randomUUID } from 'node:crypto';
import type { TestApp } from './test-app.ts';

const euros = (amount: number) =>
  ({ amount: amount * 10_000, currency: 'EUR', precision: 4 }) as const;

export const newExtra = {
  cityId: 'lisbon',
  label: 'Surf rack',
  description: 'Carries up to four boards.',
  pricePerDay: euros(6),
} as const;

export const newProtection = {
  cityId: 'lisbon',
  title: 'Surfboard cover',
  description: 'Covers the boards on the roof.',
  pricePerDay: euros(3),
} as const;

export const newPromoCode = {
  cityId: 'lisbon',
  code: 'AUTUMN20',
  label: '20 percent off this autumn',
  discount: { kind: 'percent', percentage: 20 },
  validFrom: '2027-01-01T00:00:00Z',
  validUntil: '2027-12-01T00:00:00Z',
} as const;

export const newCompany = {
  name: 'Surf and Sons',
  address: 'Rua da Amostra 7, Lisboa',
  vat: 'PT 1',
} as const;

const anyCode = () => `C${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`;

/** Things of the catalogue, made anew, as the parameters of an operation's path. */
export function catalogueThings(app: () => TestApp) {
  const owner = async () => (await app().operate('owner@handover.example')).api;
  const city = { query: { city: 'lisbon' } };
  const company = async () => {
    const body = { ...newCompany, vat: anyCode() };
    return { id: (await (await owner()).addCompany({ body })).id };
  };
  const withoutCompany = async () => {
    const email = 'renter@handover.example';
    await app()
      .deps.database.kysely.updateTable('users')
      .set({ company_id: null })
      .where('email', '=', email)
      .execute();
    return email;
  };
  return {
    extra: async () => ({ id: (await (await owner()).addExtra({ body: newExtra })).id }),
    async protection() {
      return { id: (await (await owner()).addProtection({ body: newProtection })).id };
    },
    companyOfItsOwn: () => ({ ...newCompany, vat: anyCode() }),
    company,
    /** With somebody who books for it. */
    async companyPerson() {
      const params = await company();
      const email = await withoutCompany();
      const { people } = await (await owner()).setCompanyPerson({ params, body: { email } });
      return { ...params, accountId: people[0]?.accountId ?? '' };
    },
    personOfNone: async () => ({ email: await withoutCompany() }),
    codeOfItsOwn: () => ({ ...newPromoCode, code: anyCode() }),
    async promoCode() {
      const body = { ...newPromoCode, code: anyCode() };
      return { id: (await (await owner()).addPromoCode({ body })).id };
    },
    async extrasInOrder() {
      const { extras } = await (await owner()).listDeskExtras(city);
      return { cityId: 'lisbon', ids: extras.map(({ id }) => id) };
    },
    async protectionInOrder() {
      const { protection } = await (await owner()).listProtection(city);
      return { cityId: 'lisbon', ids: protection.map(({ id }) => id) };
    },
    /** As the sample data has it. */
    async setting() {
      await app()
        .deps.database.kysely.updateTable('remote_configuration')
        .set({ version: 1 })
        .where('key', '=', 'search_config')
        .execute();
      return { key: 'search_config' };
    },
  };
}
