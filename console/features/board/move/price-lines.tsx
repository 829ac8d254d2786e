import { useTranslation } from 'react-i18next';
import type { ModificationPrice } from '../../../../contract/bookings.ts';
import type { MovePreview } from '../../../../contract/operate/board-moves.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import type { Money } from '../../../../domain/money.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';

const ways = ['charge', 'refundToCard', 'refundToCredit', 'onInvoice'] as const;

interface PriceLinesProps {
  readonly before: Money;
  readonly preview: MovePreview | null;
  readonly isRefused: boolean;
}

/** What it costs now, what it will, and where the difference goes, to the cent. */
export function PriceLines({ before, preview, isRefused }: PriceLinesProps) {
  const { t } = useTranslation('board');
  if (!preview?.price) {
    if (isRefused) return null;
    return (
      <>
        <dt>{t('dialog.total')}</dt>
        <dd aria-busy="true">
          <span className="sr-only">{t('dialog.loading')}</span>
          <Skeleton className="mt-1 h-3 w-24" />
        </dd>
      </>
    );
  }
  const { price } = preview;
  const moved = ways.filter((way) => price[way].amount !== 0);
  return (
    <>
      <dt>{t('dialog.price')}</dt>
      <dd>{formatMoney(before)}</dd>
      <dt>{t('dialog.total')}</dt>
      <dd className="font-strong">{formatMoney(price.total)}</dd>
      {price.fee.amount > 0 && (
        <>
          <dt>{t('dialog.fee')}</dt>
          <dd>{formatMoney(price.fee)}</dd>
        </>
      )}
      {moved.map((way) => (
        <Line key={way} name={t(`dialog.${way}`)} amount={price[way]} />
      ))}
      {moved.length === 0 && <dd className="col-span-2">{t('dialog.nothingMoves')}</dd>}
    </>
  );
}

const Line = ({ name, amount }: { readonly name: string; readonly amount: Money }) => (
  <>
    <dt>{name}</dt>
    <dd>{formatMoney(amount)}</dd>
  </>
);

/** What the button repeats; null: no money moves. */
export function moneyMoved(price: ModificationPrice) {
  if (price.charge.amount > 0) return { isCharge: true, amount: price.charge };
  const back = price.refundToCard.amount + price.refundToCredit.amount;
  return back > 0 ? { isCharge: false, amount: { ...price.charge, amount: back } } : null;
}
