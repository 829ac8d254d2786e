import type { Need } from '../../../contract/operate/today.ts';
import { inOrder } from '../../../domain/today/needs.ts';
import type { Queries } from '../../db/connect.ts';
import { bookingNeeds } from './booking-needs.ts';
import { carNeeds } from './car-needs.ts';
import { claimNeeds } from './claim-needs.ts';
import { companyNeeds } from './company-needs.ts';
import { endangeredNeeds } from './endangered-needs.ts';
import { handoverNeeds } from './handover-needs.ts';
import { lateNeeds } from './late-needs.ts';
import { mailNeeds } from './mail-needs.ts';
import { markNeeds } from './mark-needs.ts';
import { type Found, needShape, type Viewer } from './need-shape.ts';
import { peopleNeeds } from './people-needs.ts';

interface Asked {
  readonly cityId: string;
  readonly timeZone: string;
  readonly day: { readonly from: Temporal.Instant; readonly to: Temporal.Instant };
  readonly now: Temporal.Instant;
  readonly viewer: Viewer;
}

/** Everything of a city that waits for a person, in the order of when it bites. */
export async function readNeeds(db: Queries, asked: Asked): Promise<Need[]> {
  const { cityId, viewer } = asked;
  const found = [
    ...(await carNeeds(db, asked)),
    ...(viewer.seesCompanies ? await companyNeeds(db, cityId) : []),
    ...(viewer.seesBookings ? await tripNeeds(db, asked) : []),
  ];
  return inOrder(found).map((one) => needShape(one, viewer));
}

/** What is about somebody's trip. */
async function tripNeeds(db: Queries, asked: Asked): Promise<Found[]> {
  const { cityId, now, day, viewer } = asked;
  return [
    ...(await bookingNeeds(db, cityId, now)),
    ...(await lateNeeds(db, asked)),
    ...(await endangeredNeeds(db, asked)),
    ...(await handoverNeeds(db, cityId, now)),
    ...(await claimNeeds(db, cityId, viewer)),
    ...(await markNeeds(db, cityId, now)),
    ...(await mailNeeds(db, cityId)),
    ...(await peopleNeeds(db, cityId, day, now)),
  ];
}
