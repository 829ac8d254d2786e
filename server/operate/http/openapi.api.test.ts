import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { giveSampleStaffApps } from '../../sample-data/give-staff-apps.ts';
import { staffCodesOf } from '../../sim/staff-codes.ts';
import { newCar } from '../../testing/fleet-things.ts';
import { generatedClient } from '../../testing/generated-client.ts';
import { createTestApp, type TestApp, testConsoleOrigin } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await giveSampleStaffApps(app.staffAuth, app.deps.database);
});
afterAll(() => app.close());

const email = 'fleet@handover.example';
const Made = z.object({ id: z.string() });

it('a fleet hand signs in with both steps and adds a car by the document alone', {
  tags: ['embedded'],
}, async () => {
  const ask = await generatedClient({
    origin: testConsoleOrigin,
    documentPath: '/api/operate/openapi.json',
    request: app.requestConsole,
  });
  const password = 'handover-sample';
  await ask('signIn', {}, { email, password }, 'second_factor_needed');
  const shown = (await staffCodesOf(app.deps))?.people.find((one) => one.email === email);
  await ask('takeSecondStep', {}, { kind: 'app', code: shown?.code });
  const { id } = Made.parse(await ask('addCar', {}, { ...newCar, plate: 'AA-10-BB' }));
  expect(await ask('getFleetCar', { id })).toMatchObject({ plate: 'AA-10-BB' });
});
