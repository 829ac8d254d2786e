import { randomUUID } from 'node:crypto';
import type { Grant } from '../../domain/permissions.ts';
import type { TestApp } from './test-app.ts';

export interface StaffTestPerson {
  readonly id: string;
  readonly cookie: string;
  readonly grants: readonly Grant[];
}

/** People of staff as a test wants them, who have joined and are signed in. */
export function openOperator(app: () => TestApp) {
  const session = async (id: string) => {
    const { deps, operate } = app();
    const db = deps.database.kysely;
    const { email } = await db
      .selectFrom('staff')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { cookie } = await operate(email);
    const newest = await db
      .selectFrom('staff_sessions')
      .select('id')
      .where('user_id', '=', id)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return { cookie, sessionId: newest.id };
  };
  const person = async (...grants: readonly Grant[]): Promise<StaffTestPerson> => {
    const db = app().deps.database.kysely;
    const at = app().deps.clock.now().toString();
    const { id } = await db
      .insertInto('staff')
      .values({
        name: 'Somebody of staff',
        email: `${randomUUID()}@example.org`,
        joined_at: at,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('staff_roles')
      .values(grants.map(({ role, cityId }) => ({ staff_id: id, role, city_id: cityId })))
      .execute();
    return { id, grants, cookie: (await session(id)).cookie };
  };
  return Object.assign(person, { session });
}
