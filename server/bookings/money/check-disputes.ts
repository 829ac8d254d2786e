import { eachInTurn } from '../../jobs/each-in-turn.ts';
import type { BookingWork } from '../record/work.ts';
import { takeUpDispute } from './take-up-dispute.ts';

/** A webhook that has not come by then will not come. */
const REACH = { hours: 30 * 24 };

/** Every hour: disputes whose webhook got lost, and news of those that are open. */
export async function checkDisputes(work: BookingWork): Promise<void> {
  const { database, clock, paymentProvider } = work;
  const cases = await database.kysely
    .selectFrom('disputes')
    .select(['provider_ref', 'closed_at'])
    .where('provider', '=', paymentProvider.name)
    .execute();
  const known = new Set(cases.map(({ provider_ref }) => provider_ref));
  const refs = cases.filter(({ closed_at }) => !closed_at).map(({ provider_ref }) => provider_ref);
  for await (const ref of paymentProvider.listDisputes(clock.now().subtract(REACH))) {
    if (!known.has(ref)) refs.push(ref);
  }
  await eachInTurn(refs, (ref) => takeUpDispute(work, ref));
}
