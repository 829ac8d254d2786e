import type { PublicConfig } from '../../../contract/configuration.ts';
import { instantFromIso, toCityTime } from '../../../domain/city-time.ts';
import { formatDateTime, formatMoment } from '../../../domain/format-city-time.ts';
import { type Money, moneyFromUnits, zero } from '../../../domain/money.ts';
import { cancellationTimeline } from '../../../domain/policies/cancellation.ts';
import type { TripStops } from '../price/trip-line.tsx';
import type { SearchPoint, SearchState } from '../trip/state/search-state.ts';
import { type Replaced, type SearchTrip, withDraft } from '../trip/state/trip-of-search.ts';
import { addressOf } from './address-of.ts';

type Moment = Pick<SearchPoint, 'date' | 'time'>;

/** The trip of the search as a page of a car shows it, in words made by the server. */
export interface CarTrip {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly start: Moment;
  readonly end: Moment;
  readonly stops: TripStops;
  /** "Nov 18, 09:00am"; null when a cancellation no longer gives everything back to the card. */
  readonly freeUntil: string | null;
  /** Why these are not the dates that were chosen; null when they are. */
  readonly replaced: Replaced | null;
}

export function carTripOf(
  { draft, startsAt, endsAt, replaced }: SearchTrip,
  search: SearchState,
  city: { readonly name: string; readonly timeZone: string },
  rules: Pick<PublicConfig['booking'], 'cancellationHours' | 'cancellationFee'>,
  total: Money,
  now: Temporal.Instant,
): CarTrip {
  const { start, end } = withDraft(search, draft);
  const inWords = (iso: string) => formatDateTime(toCityTime(instantFromIso(iso), city.timeZone));
  const freeUntil = lastMomentForFullRefund(instantFromIso(startsAt), rules, total, now);
  return {
    startsAt,
    endsAt,
    start: { date: start.date, time: start.time },
    end: { date: end.date, time: end.time },
    stops: {
      delivery: { at: startsAt, when: inWords(startsAt), where: addressOf(search.start) },
      return: { at: endsAt, when: inWords(endsAt), where: addressOf(search.end) },
      city: { name: city.name, timeZone: city.timeZone },
    },
    replaced,
    freeUntil: freeUntil && formatMoment(toCityTime(freeUntil, city.timeZone)),
  };
}

// Asked from the very rule that gives refunds, so that the promise is the one that is kept.
function lastMomentForFullRefund(
  startsAt: Temporal.Instant,
  rules: Pick<PublicConfig['booking'], 'cancellationHours' | 'cancellationFee'>,
  total: Money,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const [first] = cancellationTimeline(
    {
      status: 'booked',
      startsAt,
      paidByCard: total,
      paidByCredit: zero(total.currency),
      changeFees: zero(total.currency),
    },
    {
      cancellationHours: rules.cancellationHours,
      cancellationFee: moneyFromUnits(rules.cancellationFee, total.currency),
    },
    now,
  );
  return first?.refund.how === 'to-card' ? first.to : null;
}
