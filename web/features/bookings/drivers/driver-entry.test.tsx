import { beforeAll, describe, expect, test } from 'vitest';
import type { AdditionalDriver } from '../../../../contract/drivers.ts';
import { driverStates } from '../../../../domain/policies/additional-driver.ts';
import { trips } from '../../../../i18n/en/trips.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { aBooking, dollars } from '../data/booking.fixture.ts';
import { DriverEntry } from './driver-entry.tsx';

beforeAll(() => addWords('trips', trips));

type State = AdditionalDriver['state'];

const aDriver = {
  id: '00000000-0000-4000-8000-000000000021',
  email: 'noah@castro.example',
  feePerDay: dollars(45),
  invitationEndsAt: '2026-11-18T14:00:00Z',
};

function entryOf(state: State, areChangeable = true, name: string | null = 'Noah Castro') {
  const booking = { ...aBooking, drivers: { ...aBooking.drivers, areChangeable } };
  const driver = { ...aDriver, name, state };
  const html = rendered(
    <DriverEntry booking={booking} driver={driver} removal={{}} agreement={{}} />,
  );
  return { html, text: html.replaceAll(/<[^>]+>/g, ' ') };
}

describe('what the booking says about an additional driver', () => {
  test.each<[State, string]>([
    ['invited', 'The invitation is open until Nov 18, 09:00am.'],
    ['invitation-ended', 'The invitation has ended.'],
    ['to-verify', 'They still need to verify their documents.'],
    ['fee-to-agree', 'A young driver fee of $45.00 a day applies.'],
    ['may-drive', 'Can drive on this trip.'],
    ['left', 'Won’t be driving.'],
    ['may-not-drive', 'Wasn’t verified before delivery and can’t drive on this trip.'],
  ])('%s: "%s"', (state, sentence) => {
    const { text } = entryOf(state);
    expect(text).toContain('Noah Castro');
    expect(text).toContain(sentence);
  });

  test('until they have accepted they are an email address', () => {
    expect(entryOf('invited', true, null).text).toContain('noah@castro.example');
  });
});

test('what a young driver costs is confirmed behind the solid button, and nobody else has it', () => {
  const solid = /<button[^>]*bg-signal-500[^>]*>See and confirm fee</;
  expect(driverStates.filter((state) => solid.test(entryOf(state).html))).toEqual(['fee-to-agree']);
});

test('the invitation is sent again only to who has not accepted it', () => {
  expect(driverStates.filter((state) => entryOf(state).text.includes('Send again'))).toEqual([
    'invited',
    'invitation-ended',
  ]);
});

test('whoever it is can be removed until delivery, and after it nothing can be done', () => {
  for (const state of driverStates) {
    expect(entryOf(state).html, state).toContain('aria-label="Remove Noah Castro"');
    expect(entryOf(state, false).html, state).not.toContain('<button');
  }
});
