import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import './fleet-words.ts';
import { type TaskDraft, taskText } from './service-draft.ts';
import { useTaskWords } from './use-task-words.ts';

const oil: TaskDraft = {
  ...{ name: 'Oil', every: '15000', everyMonths: '12', lastAt: '8056', lastOn: '2026-10-31' },
};

function Said({ task }: { readonly task: TaskDraft }) {
  return useTaskWords()(taskText(task));
}

function saidIn(countryCode: string, task: Partial<TaskDraft>): string {
  const cities = [{ id: 'here', countryCode, currency: 'USD', permissions: [] }];
  const element = <Said task={{ ...oil, ...task }} />;
  const router = createMemoryRouter([{ id: 'desk', path: '/:city', element }], {
    initialEntries: ['/here'],
    hydrationData: { loaderData: { desk: { cities } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each([
  ['PT', 'every 15,000 km or 12 months, last done 31 Oct 2026 at 8,056 km'],
  ['US', 'every 15,000 mi or 12 months, last done 31 Oct 2026 at 8,056 mi'],
])('a task is said in %s as the service card says it, without its name', (country, words) => {
  expect(saidIn(country, {})).toBe(words);
});

test.each<[string, Partial<TaskDraft>]>([
  ['every 15,000 km, last done 31 Oct 2026', { everyMonths: '', lastAt: '' }],
  ['every 1 month, last done at 8,056 km', { every: '', everyMonths: '1', lastOn: '' }],
  ['last done 31 Oct 2026 at 0 km', { every: '', everyMonths: '', lastAt: '0' }],
  ['every 24 months', { every: '', everyMonths: '24', lastAt: '', lastOn: '' }],
  ['', { every: '', everyMonths: '', lastAt: '', lastOn: '' }],
])('what is empty is left out: %s', (words, task) => {
  expect(saidIn('PT', task)).toBe(words);
});

test('what cannot be read as a number is said as it was typed', () => {
  expect(saidIn('PT', { every: '15k', everyMonths: 'x' })).toBe(
    'every 15k or x, last done 31 Oct 2026 at 8,056 km',
  );
});
