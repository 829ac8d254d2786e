import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { COMMAND_LINE } from '../operate/audit/record-audit.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { setConfiguration } from './set-configuration.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('refuses the second of two who set at once what nobody has set before', async () => {
  const { kysely, pool } = app.deps.database;
  await pool.query(`DELETE FROM remote_configuration WHERE key = 'company_config'`);
  const set = (limitUnits: number) =>
    kysely.transaction().execute((tx) =>
      setConfiguration(tx, {
        key: 'company_config',
        value: { limitUnits },
        actor: COMMAND_LINE,
        version: 0,
        now: app.deps.clock.now(),
      }),
    );
  // Whoever is first has written, and holds on to it until the second waits.
  const first = await pool.connect();
  await first.query('BEGIN');
  await first.query(
    `INSERT INTO remote_configuration (key, value, version) VALUES ('company_config', '{"limitUnits":1000}', 1)`,
  );
  const second = set(2000);
  const refused = expect(second).rejects.toMatchObject({ code: 'changed_meanwhile' });
  await vi.waitFor(async () => {
    const { rowCount } = await pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(rowCount).toBe(1);
  }, 20_000);
  await first.query('COMMIT');
  first.release();
  await refused;
  const { rows } = await pool.query(
    `SELECT value, version FROM remote_configuration WHERE key = 'company_config'`,
  );
  expect(rows).toEqual([{ value: { limitUnits: 1000 }, version: 1 }]);
});
