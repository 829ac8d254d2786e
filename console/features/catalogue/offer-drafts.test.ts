import { expect, test } from 'vitest';
import { NewExtra, NewProtection } from '../../../contract/operate/catalogue-offers.ts';
import * as extra from './extra-draft.ts';
import * as protection from './protection-draft.ts';

const rack: extra.ExtraDraft = {
  ...extra.newExtraDraft,
  label: ' Surf rack ',
  description: 'Four boards.',
  pricePerDay: '6,5',
};

test('an extra as it is typed is one that the API takes, and stands in the form as before', () => {
  expect(extra.problemIn(rack)).toBeNull();
  const written = extra.readDraft(rack, 'EUR');
  expect(written).toMatchObject({ label: 'Surf rack', pricePerDay: { amount: 65_000 } });
  expect(NewExtra.safeParse({ cityId: 'lisbon', ...written }).success).toBe(true);
  const again = { ...extra.newExtraDraft, ...extra.partOfDraft(written) };
  expect(extra.readDraft(again, 'EUR')).toEqual(written);
});

test.each([
  ['label', ' ', 'text'],
  ['description', '', 'text'],
  ['pricePerDay', '', 'price'],
  ['pricePerDay', '6.505', 'price'],
  ['pricePerDay', '10000.01', 'price'],
] as const)('the %s of an extra cannot be “%s”', (field, typed, kind) => {
  expect(extra.problemIn({ ...rack, [field]: typed })).toEqual({ field, kind });
});

const option: protection.OptionDraft = {
  ...protection.newOption(true),
  title: 'Basic',
  pricePerDay: '0',
  details: 'Third parties.',
  includedCoverage: ' Theft \n\nTyres',
};
const main: protection.ProtectionDraft = {
  ...protection.newProtectionDraft,
  title: 'Protection',
  description: 'One of these.',
  options: protection.optionsText([option, { ...option, title: 'Full', selected: false }]),
};

test('protection as it is typed is what the API takes, line by line', () => {
  expect(protection.problemIn(main)).toBeNull();
  const written = protection.readDraft(main, 'EUR');
  expect(written.options[0]?.includedCoverage).toEqual(['Theft', 'Tyres']);
  expect(NewProtection.safeParse({ cityId: 'lisbon', ...written }).success).toBe(true);
});

test.each([
  [[{ ...option, title: '' }], 'options.0.title'],
  [[option, { ...option, selected: false, pricePerDay: 'x' }], 'options.1.pricePerDay'],
  [[{ ...option, details: ' ' }], 'options.0.details'],
  [[{ ...option, selected: false }], ''],
  [[option, option], ''],
  [[], 'pricePerDay'],
] as const)('options %# cannot be saved so, and it says where', (options, field) => {
  const draft = { ...main, options: protection.optionsText(options) };
  expect(protection.problemIn(draft)).toMatchObject({ field });
});
