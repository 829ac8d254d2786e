import type { Quote as Price } from '../../../domain/pricing.ts';
import { Refusal } from '../../errors.ts';
import type { PriceFacts } from '../../quotes/read-price-facts.ts';
import { requireOther } from '../drivers/plan-drivers.ts';

/** As many people as are paid for, each once, and nobody who drives anyway. */
export function requireDriversNamed(
  emails: readonly string[],
  renterEmail: string,
  { lines }: Price,
  { extras }: PriceFacts,
): void {
  const perDriver = extras.find(({ per_driver }) => per_driver);
  const line = lines.find(({ kind, ref }) => kind === 'extra' && ref === perDriver?.id);
  if (emails.length !== (line?.quantity ?? 0)) {
    const reason = 'must name as many people as the quote counts';
    throw new Refusal('invalid_input', 'Who drives?', [{ field: 'body.drivers', reason }]);
  }
  emails.forEach((email, index) => {
    requireOther(email, [renterEmail, ...emails.slice(0, index)]);
  });
}
