import { ClaimDraft } from '../../contract/operate/claims.ts';
import { money } from '../../domain/money.ts';
import { makeClaim } from '../bookings/claims/make-claim.ts';
import { toInstant } from '../db/instant.ts';
import { draftOf } from '../operate/claims/preview-claim.ts';
import { deskThings } from './desk-things.ts';
import type { TestApp } from './test-app.ts';

/** A toll in the first hours of a trip. */
export const tollOn = (startsAt: Temporal.Instant, cents = 1_240) => ({
  kind: 'toll' as const,
  amount: money(cents * 100, 'EUR'),
  words: 'Ponte 25 de Abril, in the first hours of your trip.',
  paper: { number: 'VV-1', at: startsAt.add({ hours: 5 }).toString() },
});

/** Trips that are over, and what was claimed for them, as the parameters of an operation's path. */
export function claimThings(app: () => TestApp) {
  const { returned } = deskThings(app);
  let draft = tollOn(Temporal.Instant.fromEpochMilliseconds(0));
  const toClaim = async () => {
    const { id } = await returned();
    const { starts_at } = await app()
      .deps.database.kysely.selectFrom('bookings')
      .select('starts_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    draft = tollOn(toInstant(starts_at));
    return { id };
  };
  const claimed = async () => {
    const { id } = await toClaim();
    const by = { id: 'somebody', actor: 'staff somebody' } as const;
    const { deps } = app();
    const { id: claimId } = await deps.database.kysely
      .transaction()
      .execute((tx) => makeClaim(tx, deps, id, draftOf(ClaimDraft.parse(draft)), by));
    return { id, claimId };
  };
  return {
    toClaim,
    claimed,
    /** Of the trip that was asked for last. */
    draft: () => draft,
    async objected() {
      const which = await claimed();
      const { clock, database } = app().deps;
      const answer = {
        status: 'objected',
        objection: 'I was not there.',
        answered_at: clock.now().toString(),
      } as const;
      await database.kysely
        .updateTable('claims')
        .set(answer)
        .where('id', '=', which.claimId)
        .execute();
      return which;
    },
  };
}
