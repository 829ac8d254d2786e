import type { Booking } from '../../../contract/bookings.ts';
import type { HandoverAct } from '../../../domain/handovers/event.ts';
import { isNobodyThere } from '../../../domain/handovers/no-show.ts';
import type { JobKind } from '../../../domain/jobs/job.ts';
import type { Queries } from '../../db/connect.ts';
import { byOurClock } from '../record/by-our-clock.ts';
import { sealedEndsOf } from '../record/recorded-ends.ts';

type Ends = Booking['onTheWay'];
type Way = Ends['delivery'];

/** What drivers' phones have said of the way to both ends, by our clock: theirs may be wrong. */
export async function onTheWay(db: Queries, bookingId: string): Promise<Ends> {
  const rows = await db
    .selectFrom('handover_events')
    .select(['kind', 'act', 'happened_at', 'clock_off_ms'])
    .where('booking_id', '=', bookingId)
    .where(({ eb, ref }) =>
      eb(ref('act', '->>').key('kind'), 'in', [
        'set-out',
        'running-late',
        'arrived',
        'trouble-met',
      ]),
    )
    .orderBy('happened_at')
    .orderBy('number')
    .execute();
  const said = rows.map((row) => ({
    kind: row.kind,
    act: row.act,
    at: byOurClock(row).toString(),
  }));
  const { deliveredAt, collectedAt } = await sealedEndsOf(db, bookingId);
  const wayTo = (kind: JobKind, sealedAt: Temporal.Instant | null) =>
    said
      .filter((one) => one.kind === kind)
      .reduce(after, { ...nothingSaid, sealedAt: sealedAt?.toString() ?? null });
  return { delivery: wayTo('deliver', deliveredAt), return: wayTo('collect', collectedAt) };
}

const nothingSaid: Way = {
  setOutAt: null,
  expectedAt: null,
  arrivedAt: null,
  missedAt: null,
  sealedAt: null,
};

/** The first time counts for the way; whoever comes after all was not missed. */
function after(way: Way, { act, at }: { readonly act: HandoverAct; readonly at: string }): Way {
  if (act.kind === 'set-out') return { ...way, setOutAt: way.setOutAt ?? at };
  if (act.kind === 'running-late') return { ...way, expectedAt: act.expectedAt };
  if (act.kind === 'arrived') return { ...way, arrivedAt: way.arrivedAt ?? at, missedAt: null };
  return isNobodyThere(act) ? { ...way, missedAt: at } : way;
}
