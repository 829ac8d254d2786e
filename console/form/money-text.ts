import type { Money } from '../../domain/money.ts';

/** As it stands in a field: 6.50. */
export const moneyText = ({ amount }: Pick<Money, 'amount'>): string =>
  (amount / 10_000).toFixed(2);
