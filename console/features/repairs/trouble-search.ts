import type { ReplacementReason } from '../../../domain/policies/another-car.ts';
import { instantOf } from '../../form/local-time.ts';

/** What somebody says of a car, as its form holds it; without a reason it is what the records say. */
interface SaidOfCar {
  readonly reason: ReplacementReason | 'known';
  readonly from: string;
  readonly until: string;
}

/** The same in the address of the page, so that it can be sent to a colleague. */
export function troubleSearch({ reason, ...local }: SaidOfCar, timeZone: string): URLSearchParams {
  const search = new URLSearchParams();
  if (reason === 'known') return search;
  search.set('reason', reason);
  for (const end of ['from', 'until'] as const) {
    const at = instantOf(local[end], timeZone);
    if (at) search.set(end, at);
  }
  return search;
}
