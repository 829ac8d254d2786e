import { beforeAll, expect, test } from 'vitest';
import type { SealedPhotograph } from '../../../../contract/handovers.ts';
import { handover as words } from '../../../../i18n/en/handover.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { aBooking } from '../data/booking.fixture.ts';
import { Marks } from './marks.tsx';
import { MorePhotographs } from './more-photographs.tsx';

beforeAll(() => addWords('handover', words));

const taken = (subject: SealedPhotograph['subject'], of: string | null, digit: string) => ({
  subject,
  of,
  digest: digit.repeat(64),
  bytes: 1,
  at: '2026-11-20T14:20:10Z',
});
const photographs = [
  taken('view', 'left', 'a'),
  taken('mark', 'scratch', 'b'),
  taken('dashboard', null, 'c'),
  taken('receipt', null, 'd'),
];
const digests = (html: string) =>
  [...html.matchAll(/src="[^"]*\/(\w)\w{63}"/g)].map(([, one]) => one);

test('the dashboard and the receipt are shown by their names; views and marks have places of their own', () => {
  const html = rendered(<MorePhotographs bookingId="one" photographs={photographs} />);
  expect(digests(html)).toEqual(['c', 'd']);
  expect(html).toContain('alt="Dashboard"');
  expect(html).toContain('alt="Receipt"');
  expect(rendered(<MorePhotographs bookingId="one" photographs={[]} />)).toBe('');
});

test('a mark is shown from near, beside its words', () => {
  const mark = { kind: 'scratch', side: 'left', across: 0.5, down: 0.5, words: '' } as const;
  const marks = [
    { ...mark, id: 'scratch' },
    { ...mark, id: 'not photographed' },
  ];
  const html = rendered(
    <Marks
      bookingId="one"
      end="collect"
      marks={marks}
      photographs={photographs}
      city={aBooking.city}
    />,
  );
  expect(digests(html)).toEqual(['b']);
  expect(html).toContain('alt="Scratch, close-up"');
});
