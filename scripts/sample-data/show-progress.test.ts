import { expect, it } from 'vitest';
import { showProgress } from './show-progress.ts';

function recorded(isTTY: boolean) {
  const written: string[] = [];
  let clock = 0;
  const output = { isTTY, write: (text: string) => written.push(text) };
  const progress = showProgress(output, () => clock);
  return { written, progress, tick: (ms: number) => (clock += ms) };
}

const occupancies = { phase: 'writing', what: 'occupancies', of: 5_000_000 } as const;

it('draws a bar over itself on a terminal, not more often than eyes can follow', () => {
  const { written, progress, tick } = recorded(true);
  progress.show({ ...occupancies, done: 0 });
  progress.show({ ...occupancies, done: 1_000_000 });
  tick(200);
  progress.show({ ...occupancies, done: 2_500_000 });
  expect(written).toHaveLength(2);
  expect(written[1]).toBe(
    '\r\u001b[2K[###############---------------] writing occupancies, 2,500,000 of 5,000,000',
  );
});

it('draws at once what is new and what is done, and wipes the line at the end', () => {
  const { written, progress } = recorded(true);
  progress.end();
  progress.show({ ...occupancies, done: 0 });
  progress.show({ ...occupancies, done: 5_000_000 });
  progress.show({ phase: 'building', what: 'cars_pkey', done: 70, of: 60 });
  progress.end();
  expect(written.map((text) => text.replace('\r\u001b[2K', ''))).toEqual([
    `[${'-'.repeat(30)}] writing occupancies, 0 of 5,000,000`,
    `[${'#'.repeat(30)}] writing occupancies, 5,000,000 of 5,000,000`,
    `[${'#'.repeat(30)}] building cars_pkey, 70 of 60`,
    '',
  ]);
});

it('writes one plain line for each thing when nobody watches', () => {
  const { written, progress, tick } = recorded(false);
  progress.show({ ...occupancies, done: 0 });
  tick(5_000);
  progress.show({ ...occupancies, done: 1_000_000 });
  progress.show({ phase: 'building', what: 'cars_pkey', done: 3, of: 60 });
  progress.end();
  expect(written).toEqual(['writing occupancies\n', 'building cars_pkey\n']);
});

it('shows no bar where the end is not known', () => {
  const { written, progress } = recorded(true);
  progress.show({ phase: 'writing', what: 'reviews', done: 12, of: null });
  expect(written).toEqual(['\r\u001b[2Kwriting reviews, 12']);
});
