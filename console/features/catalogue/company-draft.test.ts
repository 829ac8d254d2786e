import { expect, test } from 'vitest';
import { CompanyEdit, NewCompany } from '../../../contract/operate/catalogue-companies.ts';
import {
  changedValues,
  newCompanyDraft,
  partOfDraft,
  problemIn,
  readDraft,
} from './company-draft.ts';

const surf = {
  ...newCompanyDraft,
  name: ' Surf and Sons',
  address: 'Rua 7',
  vat: 'PT 1',
  creditLimit: '5000,5',
};

test('what is typed is a company that the API takes, and stands in the form as before', () => {
  expect(problemIn(surf)).toBeNull();
  const written = readDraft(surf);
  expect(written).toMatchObject({ creditLimitCents: 500_050, billingEmail: null });
  expect(NewCompany.safeParse(written).success).toBe(true);
  expect(readDraft({ ...newCompanyDraft, ...partOfDraft(written) })).toEqual(written);
});

test('only what was changed is sent, an emptied limit too', () => {
  const edit = changedValues(['creditLimit', 'vat'], { ...surf, creditLimit: '' });
  expect(edit).toEqual({ vat: 'PT 1', creditLimitCents: null });
  expect(CompanyEdit.safeParse({ version: 1, ...edit }).success).toBe(true);
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ vat: '' }, 'vat'],
  [{ billingEmail: 'nowhere' }, 'billingEmail'],
  [{ creditLimit: 'much' }, 'creditLimit'],
  [{ creditLimit: '10000000.01' }, 'creditLimit'],
] as const)('%j cannot be meant', (part, field) => {
  expect(problemIn({ ...surf, ...part })).toMatchObject({ field });
});
