import type { Need } from '../../../contract/operate/today.ts';
import { inOrder } from '../../../domain/today/needs.ts';
import type { Queries } from '../../db/connect.ts';
import { bookingNeeds } from './booking-needs.ts';
import { carNeeds } from './car-needs.ts';
import { claimNeeds, type Viewer } from './claim-needs.ts';
import { companyNeeds } from './company-needs.ts';
import { handoverNeeds } from './handover-needs.ts';
import { lateNeeds } from './late-needs.ts';
import { markNeeds } from './mark-needs.ts';
import { needShape } from './need-shape.ts';
import { peopleNeeds } from './people-needs.ts';

interface Asked {
  readonly cityId: string;
  readonly timeZone: string;
  readonly day: { readonly from: Temporal.Instant; readonly to: Temporal.Instant };
  readonly now: Temporal.Instant;
  readonly viewer: Viewer;
}

/** Everything of a city that waits for a person, in the order of when it bites. */
export async function readNeeds(db: Queries, asked: Asked, seesRenters: boolean): Promise<Need[]> {
  const found = [
    ...(await bookingNeeds(db, asked.cityId)),
    ...(await lateNeeds(db, asked)),
    ...(await carNeeds(db, asked)),
    ...(await handoverNeeds(db, asked.cityId, asked.now)),
    ...(await claimNeeds(db, asked.cityId, asked.viewer)),
    ...(asked.viewer.seesCompanies ? await companyNeeds(db, asked.cityId) : []),
    ...(await markNeeds(db, asked.cityId, asked.now)),
    ...(await peopleNeeds(db, asked.cityId, asked.day, asked.now)),
  ];
  return inOrder(found).map((one) => needShape(one, seesRenters));
}
