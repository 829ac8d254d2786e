import { eachInTurn } from '../../jobs/each-in-turn.ts';
import type { PaymentAccount } from '../../providers/payments/port.ts';
import type { BookingWork } from '../record/work.ts';

/** A webhook that has not come by then will not come. */
const REACH = { hours: 30 * 24 };

/** Every hour: disputes whose webhook got lost, and news of those that are open. */
export async function checkDisputes(
  work: BookingWork,
  takeUp: (account: PaymentAccount, ref: string) => Promise<void>,
): Promise<void> {
  const { clock, paymentProvider } = work;
  await eachInTurn(paymentProvider.accounts, async (account) => {
    const cases = await casesIn(work, account);
    const known = new Set(cases.map(({ provider_ref }) => provider_ref));
    const open = cases.filter(({ closed_at }) => !closed_at);
    const refs = open.map(({ provider_ref }) => provider_ref);
    for await (const ref of account.listDisputes(clock.now().subtract(REACH))) {
      if (!known.has(ref)) refs.push(ref);
    }
    await eachInTurn(refs, (ref) => takeUp(account, ref));
  });
}

/** Of bookings and of companies. */
function casesIn({ database, paymentProvider }: BookingWork, account: PaymentAccount) {
  return database.kysely
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.payment_id')
    .select(['disputes.provider_ref', 'closed_at'])
    .where('disputes.provider', '=', paymentProvider.name)
    .where('payments.account', '=', account.name)
    .unionAll((eb) =>
      eb
        .selectFrom('company_disputes')
        .innerJoin('company_payments', 'company_payments.id', 'company_disputes.payment_id')
        .select(['company_disputes.provider_ref', 'closed_at'])
        .where('company_disputes.provider', '=', paymentProvider.name)
        .where('company_payments.account', '=', account.name),
    )
    .execute();
}
