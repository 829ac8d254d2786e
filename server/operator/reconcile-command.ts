import { reconcile } from '../reconciliation/reconcile.ts';
import type { OperatorWork, Report } from './command.ts';
import { inPlainWords } from './difference-words.ts';

/** One line for each difference, and one at the end that says how much was looked at. */
export async function reconcileCommand(work: OperatorWork): Promise<Report> {
  const { differences, bookings, payments, underWay } = await reconcile(work);
  const seen = `${bookings} bookings and ${payments} payments compared with ${work.paymentProvider.name}`;
  const young = underWay > 0 ? `, ${underWay} of them still under way` : '';
  const verdict =
    differences.length === 0 ? 'everything agrees' : `${differences.length} differences`;
  return {
    lines: [...differences.map(inPlainWords), `${seen}${young}: ${verdict}.`],
    isWrong: differences.length > 0,
  };
}
