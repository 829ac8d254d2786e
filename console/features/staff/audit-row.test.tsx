import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { audit } from '../../../i18n/en/console/audit.ts';
import { addWords } from '../../../i18n/words.ts';
import { AuditRow } from './audit-row.tsx';
import type { Entry } from './use-audit-words.ts';

addWords('audit', audit);

const entry: Entry = {
  ...{ number: 7, at: '2027-03-20T09:00:00.000Z', action: 'staff invite', subject: 'staff one' },
  ...{ actor: { id: 'ana', name: 'Ana' }, before: null, reason: null },
  about: { kind: 'staff', id: 'one', name: 'Vera Log', cityId: null },
  after: { grants: [], note: null },
};

function shown(): string {
  const cities = [{ id: 'here', countryCode: 'PT', timeZone: 'Europe/Lisbon', permissions: [] }];
  const element = <AuditRow entry={entry} onOnly={() => {}} />;
  const router = createMemoryRouter([{ id: 'desk', path: '/:city', element }], {
    initialEntries: ['/here'],
    hydrationData: { loaderData: { desk: { cities } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const named = /<(summary|button)[^>]*aria-label="([^"]+)"[^>]*>(.*?)<\/\1>/g;

test('what is pressed is called as it reads, and then says on what', () => {
  const pressed = [...shown().matchAll(named)].map(([, , name = '', inside = '']) => ({
    name,
    visible: inside.replaceAll(/<[^>]*>/g, ''),
  }));
  expect(pressed.map(({ visible }) => visible)).toEqual(['Before and after', 'Only this']);
  for (const { name, visible } of pressed) expect(name.startsWith(visible), name).toBe(true);
  expect(pressed[1]?.name).toBe('Only this: Vera Log');
});
