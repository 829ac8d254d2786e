import { beforeAll, describe, expect, it } from 'vitest';
import { BookingHandovers } from '../../../contract/handovers.ts';
import { claimPolicy } from '../../../domain/policy-constants.ts';
import type { StaffMember } from '../../testing/operate-as.ts';
import { claiming } from '../../testing/rentals/claims.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { sealedTrip } from '../../testing/sealed-trip.ts';

let rental: Rental;
let desk: StaffMember;
let owner: StaffMember;
withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);
beforeAll(async () => {
  desk = await rental.app.operate('desk@handover.example');
  owner = await rental.app.operate('owner@handover.example');
});
const { returned, claim, object } = claiming(
  () => rental,
  () => desk,
);

const needsOf = async ({ api }: StaffMember, bookingId: string) => {
  const { needs } = await api.getToday({ query: { cityId: 'lisbon' } });
  return needs?.filter(({ trip }) => trip?.bookingId === bookingId) ?? [];
};

describe('an objection', () => {
  it('waits on Today for somebody else than whoever claimed, until it is dropped', async () => {
    const id = await returned();
    const which = await claim(id, 18_600);
    expect(await needsOf(owner, id)).toEqual([]);
    await object(which);
    const droppedAt = rental.app.deps.clock
      .now()
      .add({ hours: 24 * claimPolicy.decidedWithinDays });
    const [waiting] = await needsOf(owner, id);
    expect(waiting).toMatchObject({
      kind: 'claim-objected',
      action: 'claim',
      claimId: which.claimId,
      amount: { amount: 1_860_000, currency: 'EUR' },
    });
    expect(
      Temporal.Instant.from(waiting?.by ?? '')
        .since(droppedAt)
        .total('minutes'),
    ).toBeCloseTo(0, 0);
    expect(await needsOf(desk, id)).toMatchObject([
      { kind: 'claim-for-another', action: 'claim', claimId: which.claimId },
    ]);
    const body = { decision: 'reject' as const, words: 'Looked at again.' };
    await owner.api.decideClaim({ params: { id, claimId: which.claimId }, body });
    expect(await needsOf(owner, id)).toEqual([]);
  });
});

describe('a renter’s own marks', () => {
  it('wait on Today where the driver noted nothing, until the car is collected', async () => {
    const trip = await sealedTrip(rental);
    const { bookingId } = trip;
    const { startsAt, endsAt } = await rental.booking(bookingId);
    await rental.app.deps.clock.moveTo(Temporal.Instant.from(startsAt));
    await trip.handOver('deliver');
    await rental.advance(bookingId);
    expect(await needsOf(desk, bookingId)).toEqual([]);
    const mark = { kind: 'dent', side: 'left', across: 0.5, down: 0.5, words: 'New to me' };
    await rental.done(`/api/bookings/${bookingId}/handovers/marks`, mark, BookingHandovers);
    expect(await needsOf(desk, bookingId)).toMatchObject([
      { kind: 'marks-added', action: 'booking', count: 1 },
    ]);
    await rental.app.deps.clock.moveTo(Temporal.Instant.from(endsAt));
    await trip.handOver('collect');
    expect((await needsOf(desk, bookingId)).map(({ kind }) => kind)).not.toContain('marks-added');
  });
});
