import { randomUUID } from 'node:crypto';
import { ClaimDraft } from '../../contract/operate/claims.ts';
import { money } from '../../domain/money.ts';
import { makeClaim } from '../bookings/claims/make-claim.ts';
import { toInstant } from '../db/instant.ts';
import { askedFor } from '../operate/claims/preview-claim.ts';
import { deskThings } from './desk-things.ts';
import type { TestApp } from './test-app.ts';

/** A toll in the first hours of a trip, on a paper of its own. */
export const tollOn = (startsAt: Temporal.Instant, cents = 1_240) => ({
  kind: 'toll' as const,
  amount: money(cents * 100, 'EUR'),
  words: 'Ponte 25 de Abril, in the first hours of your trip.',
  paper: { number: `VV-${randomUUID()}`, at: startsAt.add({ hours: 5 }).toString() },
});

/** Trips that are over, and what was claimed for them, as the parameters of an operation's path. */
export function claimThings(app: () => TestApp) {
  const { returned } = deskThings(app);
  let draft = tollOn(Temporal.Instant.fromEpochMilliseconds(0));
  let plate = '';
  /** A car that another test added without one. */
  const plateFor = async (carId: string) => {
    const given = `T ${Math.floor(Math.random() * 1e6)}`;
    await app()
      .deps.database.kysely.updateTable('cars')
      .set({ plate: given })
      .where('id', '=', carId)
      .execute();
    return given;
  };
  const toClaim = async () => {
    const { id } = await returned();
    const booking = await app()
      .deps.database.kysely.selectFrom('bookings')
      .innerJoin('cars', 'cars.id', 'bookings.car_id')
      .select(['starts_at', 'car_id', 'plate'])
      .where('bookings.id', '=', id)
      .executeTakeFirstOrThrow();
    draft = tollOn(toInstant(booking.starts_at));
    plate = booking.plate ?? (await plateFor(booking.car_id));
    return { id };
  };
  const claimed = async () => {
    const { id } = await toClaim();
    const by = { id: 'somebody', actor: 'staff somebody' } as const;
    const { deps } = app();
    const asked = ClaimDraft.parse(draft);
    const { id: claimId } = await deps.database.kysely
      .transaction()
      .execute((tx) => makeClaim(tx, deps, id, { ...askedFor(asked), words: asked.words }, by));
    return { id, claimId };
  };
  const paperFile = () => ({
    cityId: 'lisbon',
    csv: `Plate,Time,Amount,Number\n${plate},${draft.paper.at},12.40,${crypto.randomUUID()}\n`,
  });
  return {
    toClaim,
    claimed,
    /** Of the trip that was asked for last. */
    draft: () => draft,
    asked() {
      const { words: _, ...asked } = draft;
      return asked;
    },
    paperFile,
    async paperImport() {
      const { api } = await app().operate('owner@handover.example');
      const body = paperFile();
      const { columns, digest } = await api.previewPapers({ body });
      return { ...body, columns: columns.map(({ field }) => field), digest };
    },
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
