import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DriverJob } from '../../../contract/operate/drive.ts';
import { drive } from '../../../i18n/en/drive.ts';
import { addWords } from '../../../i18n/words.ts';
import { firstState } from '../drive-state.ts';
import { DriveContext } from '../use-drive.ts';
import { JobScreen } from './job.tsx';

addWords('drive', drive);

function shown(countryCode: string, ...rest: string[]): string {
  const job = {
    ...{ bookingId: 'one', kind: 'deliver', countryCode, timeZone: 'UTC', renter: 'Ana' },
    ...{ at: '2027-03-24T12:00:00Z', car: { name: 'Kia Picanto' } },
  };
  const value = { read: () => firstState, subscribe: () => () => undefined };
  return renderToStaticMarkup(
    <DriveContext value={value as unknown as ComponentProps<typeof DriveContext>['value']}>
      <JobScreen job={job as unknown as DriverJob} rest={rest} />
    </DriveContext>,
  );
}

test.each([
  ['PT', 'licence'],
  ['US', 'license'],
])('in %s the driver compares a %s, not a card to pay with', (countryCode, word) => {
  expect(shown(countryCode, 'identity')).toContain(`The ${word} is in hand and hasn’t expired`);
  const trouble = shown(countryCode, 'trouble', 'may-not-drive');
  expect(trouble).toContain(`Don’t photograph the ${word}`);
});
