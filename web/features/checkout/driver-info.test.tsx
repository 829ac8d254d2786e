import { beforeAll, expect, test } from 'vitest';
import type { Me } from '../../../contract/accounts.ts';
import { checkout } from '../../../i18n/en/checkout.ts';
import { addWords } from '../../../i18n/words.ts';
import { rendered } from '../../page/rendered.fixture.tsx';
import { DriverInfo } from './driver-info.tsx';

beforeAll(() => addWords('checkout', checkout));

const me: Me = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Maya Castro',
  email: 'maya@castro.example',
  emailVerified: true,
  phone: { code: '+1', country: 'US', number: '2125550142', shown: '+1 212 555 0142' },
  birthdate: '1990-04-12',
  address: null,
  taxNumber: null,
  companyId: null,
  licenceVerified: true,
  identityVerified: true,
  dayWay: 'email',
  hasStoppedTexts: false,
  documentsInProgress: false,
};
const shown = (phone: Me['phone']) =>
  rendered(<DriverInfo me={me} phone={phone} onPhoneSaved={() => {}} />);

test('a driver without a number is asked for one on the spot [D-050-001]', () => {
  expect(shown(null)).toContain('Add a phone number so our driver can reach you.');
  expect(shown(null)).toMatch(/<input[^>]*type="tel"/);
  expect(shown(null)).not.toContain('Cancel');
});

test('a number that is known is shown, and can be put right', () => {
  expect(shown(me.phone)).toContain('+1 212 555 0142');
  expect(shown(me.phone)).toContain('Edit phone number');
  expect(shown(me.phone)).not.toContain('<input');
});
