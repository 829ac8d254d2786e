import { amountsPerUnit, type Currency, type Money, toChargeableCents } from './money.ts';

const symbols: Readonly<Record<Currency, string>> = { EUR: '€', USD: '$' };

/** `$1,234.50`: two decimals, rounded up, the same for every reader whatever their browser. */
export function formatMoney(a: Money): string {
  const { sign, symbol, units, cents } = parts(a);
  return `${sign}${symbol}${units}.${cents}`;
}

/** For a map pin, where room is scarce: `$1,234`, with cents only when there are some. */
export function formatMoneyForPin(a: Money): string {
  const { sign, symbol, units, cents } = parts(a);
  return cents === '00' ? `${sign}${symbol}${units}` : formatMoney(a);
}

/** The same amount as a number, for a spreadsheet. */
export const sheetMoney = (a: Money): number => toChargeableCents(a) / 100;

/** As it stands in a field or a file: 6.50. */
export const moneyText = ({ amount }: Pick<Money, 'amount'>): string =>
  (amount / amountsPerUnit).toFixed(2);

function parts(a: Money) {
  const shownCents = toChargeableCents(a);
  const magnitude = Math.abs(shownCents);
  return {
    sign: shownCents < 0 ? '-' : '',
    symbol: symbols[a.currency],
    units: String(Math.floor(magnitude / 100)).replace(/\B(?=(\d{3})+$)/g, ','),
    cents: String(magnitude % 100).padStart(2, '0'),
  };
}
