import type { ClientBase } from 'pg';

export type Held = { readonly table: string; readonly rows: number };

/** What belongs to the program and stays: version, clock, the rules it has written down, both logs. */
const kept = [
  'schema_migrations',
  'simulated_clock',
  'booking_transitions',
  'audit_log',
  'audit_head',
  'security_events',
];

async function tableNames(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables
      WHERE schemaname = current_schema() AND tablename <> ALL ($1) ORDER BY 1`,
    [kept],
  );
  return rows.map(({ name }) => name);
}

/** The tables that are not empty. */
export async function whatIsHeld(client: ClientBase): Promise<Held[]> {
  const held: Held[] = [];
  for (const table of await tableNames(client)) {
    const { rows } = await client.query<{ count: number }>(`SELECT count(*) FROM "${table}"`);
    const count = rows[0]?.count ?? 0;
    if (count > 0) held.push({ table, rows: count });
  }
  return held;
}

export async function emptyTables(client: ClientBase): Promise<void> {
  const names = (await tableNames(client)).map((name) => `"${name}"`);
  await client.query(`TRUNCATE ${names.join(', ')} RESTART IDENTITY`);
}
