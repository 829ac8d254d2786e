import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boardOperations } from '../../../contract/operate/board-operations.ts';
import { bookingOperations } from '../../../contract/operate/booking-operations.ts';
import { claimOperations } from '../../../contract/operate/claim-operations.ts';
import { evidenceOperations } from '../../../contract/operate/evidence-operations.ts';
import { jobOperations } from '../../../contract/operate/job-operations.ts';
import { phoneBookingOperations } from '../../../contract/operate/phone-booking-operations.ts';
import { repairOperations } from '../../../contract/operate/repair-operations.ts';

const consoleFolder = join(import.meta.dirname, '../..');
const sources = readdirSync(consoleFolder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => readFileSync(join(consoleFolder, name), 'utf8'))
  .join('\n');

/** Called, or linked by its address as a file is. That these are the verbs of the command line: `desk.api.test.ts`. */
test.each(
  Object.keys({
    ...boardOperations,
    ...bookingOperations,
    ...claimOperations,
    ...evidenceOperations,
    ...jobOperations,
    ...phoneBookingOperations,
    ...repairOperations,
  }),
)('%s of a booking has its press on a page of the console', (name) => {
  expect(sources).toMatch(new RegExp(String.raw`\.${name}\b`));
});
