import type { Need } from '../../../contract/operate/today.ts';
import { bestAction, type NeedKind } from '../../../domain/today/needs.ts';
import { type TripRow, tripShape } from './trip-shape.ts';

/** Whoever looks at the day. */
export interface Viewer {
  readonly id: string;
  readonly mayDecide: boolean;
  readonly seesBookings: boolean;
  readonly seesRenters: boolean;
  /** Companies are for those who keep their accounts. */
  readonly seesCompanies: boolean;
}

/** What was found, before anybody looks at it. */
export interface Found
  extends Partial<
    Pick<
      Need,
      | 'claimId'
      | 'companyId'
      | 'car'
      | 'next'
      | 'driver'
      | 'reason'
      | 'offered'
      | 'amount'
      | 'count'
    >
  > {
  readonly kind: NeedKind;
  readonly by: Temporal.Instant | null;
  readonly since: Temporal.Instant;
  readonly row?: TripRow;
  /** Somebody is to get the car after it who can still be given another. */
  readonly endangers?: boolean;
  /** Who waits where it is about no booking. */
  readonly person?: NonNullable<Need['renter']>;
}

export function needShape(
  found: Found,
  { seesBookings, seesRenters }: Pick<Viewer, 'seesBookings' | 'seesRenters'>,
): Need {
  const { kind, by, since, row, person } = found;
  const trip = seesBookings &&
    row && {
      ...tripShape(row, seesRenters),
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
    };
  const hidden = person && { ...person, phone: null, email: null };
  const renter = (trip ? trip.renter : undefined) ?? (seesRenters ? person : hidden) ?? null;
  return {
    kind,
    by: by?.toString() ?? null,
    since: since.toString(),
    action: bestAction(kind, {
      endangers: found.endangers ?? false,
      isDriven: Boolean(found.driver),
    }),
    trip: trip || null,
    renter,
    claimId: found.claimId ?? null,
    companyId: found.companyId ?? null,
    car: found.car ?? null,
    next: found.next ?? null,
    driver: found.driver ?? null,
    reason: found.reason ?? null,
    offered: found.offered ?? null,
    amount: found.amount ?? null,
    count: found.count ?? 1,
  };
}

export const carShape = (car: {
  id: string;
  brand: string;
  model: string;
  plate: string | null;
}) => ({
  id: car.id,
  name: `${car.brand} ${car.model}`,
  plate: car.plate,
});
