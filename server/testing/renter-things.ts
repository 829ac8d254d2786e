import { randomUUID } from 'node:crypto';
import type { TestApp } from './test-app.ts';

/** Renters, as the parameters of an operation's path. */
export function renterThings(app: () => TestApp) {
  const users = () => app().deps.database.kysely;
  return {
    /** Not the one who is signed in elsewhere: their sessions may be ended. */
    async renter() {
      return users()
        .selectFrom('users')
        .select('id')
        .where('email', '=', 'business@handover.example')
        .executeTakeFirstOrThrow();
    },
    /** Somebody new, whose documents the provider leaves to a person. */
    async inReview() {
      const at = app().deps.clock.now().toString();
      const { id } = await users()
        .insertInto('users')
        .values({
          name: 'Sample Waiting',
          email: `${randomUUID()}@example.org`,
          created_at: at,
          updated_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const request = await users()
        .insertInto('document_requests')
        .values({
          user_id: id,
          status: 'processing',
          inquiry_id: `inq_${randomUUID().replaceAll('-', '')}`,
          created_at: at,
          updated_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await users()
        .insertInto('document_validations')
        .values({
          document_request_id: request.id,
          action: 'approve',
          status: 'pending',
          provider_status: 'needs_review',
          created_at: at,
          updated_at: at,
        })
        .execute();
      return { id };
    },
  };
}
