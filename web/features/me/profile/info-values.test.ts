import { describe, expect, test } from 'vitest';
import type { Me } from '../../../../contract/accounts.ts';
import { changeBetween, infoOf, losesVerification, problemsIn, tidied } from './info-values.ts';

const me: Me = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Sample Renter',
  email: 'renter@handover.example',
  emailVerified: true,
  phone: { code: '+1', country: 'US', number: '2125550142', shown: '+1 212 555 0142' },
  birthdate: null,
  address: '1 Sample Street',
  taxNumber: null,
  companyId: null,
  licenceVerified: false,
  identityVerified: false,
  dayWay: 'email',
  hasStoppedTexts: false,
  documentsInProgress: false,
};
const values = infoOf(me);

describe('the form of the profile', () => {
  test('begins with what is known, and with the United States where nothing is [A-PROFILE-019]', () => {
    expect(values).toEqual({
      name: 'Sample Renter',
      country: 'US',
      number: '2125550142',
      address: '1 Sample Street',
      taxNumber: '',
    });
    expect(infoOf({ ...me, phone: null })).toMatchObject({ country: 'US', number: '' });
  });

  test('takes no dots, no double spaces and nothing but digits [A-PROFILE-013 A-PROFILE-018]', () => {
    expect(tidied({ name: 'Ana  M. ' })).toEqual({ name: 'Ana M ' });
    expect(tidied({ number: '(212) 555-01 42x' })).toEqual({ number: '2125550142' });
    expect(tidied({ country: 'PT' })).toEqual({ country: 'PT' });
  });

  test('names what is wrong [A-PROFILE-009 A-PROFILE-014 A-PROFILE-017]', () => {
    expect(problemsIn(me, values)).toEqual({});
    expect(problemsIn(me, { ...values, name: 'Ana ' })).toEqual({ name: 'tooShort' });
    expect(problemsIn(me, { ...values, address: ' ' })).toEqual({ address: 'required' });
    const unbilled = { ...values, address: '' };
    expect(problemsIn({ ...me, address: null }, unbilled)).toEqual({});
    expect(problemsIn({ ...me, address: null }, { ...unbilled, taxNumber: '12' })).toEqual({
      address: 'required',
    });
    expect(problemsIn(me, { ...values, name: ' ', number: '' })).toEqual({
      name: 'required',
      number: 'required',
    });
  });

  test('sends only what differs [A-PROFILE-008 A-PROFILE-024]', () => {
    expect(changeBetween(me, values)).toBeNull();
    expect(changeBetween(me, { ...values, name: 'Sample Renter ' })).toBeNull();
    expect(changeBetween(me, { ...values, name: 'Other Renter' })).toEqual({
      name: 'Other Renter',
    });
    expect(changeBetween(me, { ...values, taxNumber: ' 12 ' })).toEqual({ taxNumber: '12' });
    expect(changeBetween(me, { ...values, address: ' 2 Sample Street' })).toEqual({
      address: '2 Sample Street',
    });
    expect(changeBetween(me, { ...values, number: '2125550143' })).toEqual({
      phone: { country: 'US', number: '2125550143' },
    });
    expect(changeBetween(me, { ...values, country: 'CA' })).toEqual({
      phone: { country: 'CA', number: '2125550142' },
    });
  });

  test('asks first when a verified renter takes another name [A-SAFE-029]', () => {
    const verified = { ...me, licenceVerified: true, identityVerified: true };
    const unverified = { ...me, licenceVerified: false, identityVerified: false };
    expect(losesVerification(verified, { name: 'Other Renter' })).toBe(true);
    expect(losesVerification(verified, { name: 'SAMPLE RENTER' })).toBe(false);
    expect(losesVerification(verified, {})).toBe(false);
    expect(losesVerification(unverified, { name: 'Other Renter' })).toBe(false);
  });

  test('another country alone is no change while there is no number', () => {
    const unknown = { ...me, phone: null };
    expect(changeBetween(unknown, { ...infoOf(unknown), country: 'PT' })).toBeNull();
  });
});

test('a name of three letters, as sign-up allows it, keeps nobody from saving the rest', () => {
  const ana = { ...me, name: 'Ana' };
  const values = { ...infoOf(ana), number: '912345678' };
  expect(problemsIn(ana, values)).toEqual({});
  expect(problemsIn(ana, { ...values, name: 'Eva' })).toEqual({ name: 'tooShort' });
});
