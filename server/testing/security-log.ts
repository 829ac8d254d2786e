import type { TestApp } from './test-app.ts';

/** What the security log says of an account, named by its id or its email, oldest first; null: of nobody's. */
export function securityLogOf(app: () => TestApp) {
  async function eventsOf(whose: string | null) {
    const db = app().deps.database.kysely;
    const events = db.selectFrom('security_events').selectAll().orderBy('id');
    if (whose === null) return events.where('user_id', 'is', null).execute();
    if (!whose.includes('@')) return events.where('user_id', '=', whose).execute();
    const account = db.selectFrom('users').select('id').where('email', '=', whose);
    return events.where('user_id', '=', account).execute();
  }
  const kindsOf = async (whose: string) => (await eventsOf(whose)).map(({ kind }) => kind);
  return { eventsOf, kindsOf };
}
