import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../contract/quotes.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { negate } from '../../../domain/money.ts';
import { isByDay } from '../../../domain/price-line.ts';
import { splitByCredit } from '../../../domain/pricing.ts';
import { classes } from '../../../ui/classes.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { PriceState } from './price.ts';
import { isOutdated } from './reading-price.ts';

type Line = Quote['lines'][number];

/**
 * What the total is made of, and what is already in it. The lines add up to the total; credit pays
 * it like a card does, so it stands below, with what is left for the card.
 */
export function PriceLines({ state, isPaid }: { state: PriceState; isPaid: boolean }) {
  const { t } = useTranslation('price');
  const { price } = state;
  if (!price) return <LinesSkeleton />;
  const { rental, credit } = splitByCredit(price);
  return (
    <dl
      className={classes(
        'grid gap-3 border-t border-hair pt-5 text-sm leading-5 figures transition',
        isOutdated(state) && 'text-quiet',
      )}
    >
      {price.lines
        .filter(({ kind }) => kind !== 'credit')
        .map((line) => (
          <div key={`${line.kind} ${line.ref}`} className="flex justify-between gap-4">
            <dt className="min-w-0 wrap-anywhere">
              <LineLabel line={line} />
            </dt>
            <dd className="font-medium">{formatMoney(line.shown)}</dd>
          </div>
        ))}
      <div className="flex justify-between gap-4 border-t border-hair pt-3 font-strong">
        <dt>{t('total')}</dt>
        <dd>{formatMoney(rental)}</dd>
      </div>
      <Included label={t('includesServiceFee')} amount={price.includesServiceFee} />
      <Included label={t('includesTaxes')} amount={price.includesTaxes} />
      {credit.amount > 0 && (
        <>
          <div className="flex justify-between gap-4 border-t border-hair pt-3">
            <dt>{t('lines.kinds.credit')}</dt>
            <dd className="font-medium">{formatMoney(negate(credit))}</dd>
          </div>
          {(price.total.amount > 0 || !isPaid) && (
            <div className="flex justify-between gap-4 font-strong">
              <dt>{t(isPaid ? 'paidByCard' : 'left')}</dt>
              <dd>{formatMoney(price.total)}</dd>
            </div>
          )}
        </>
      )}
    </dl>
  );
}

function LineLabel({ line: { kind, ref, label, days, quantity, unitAmount } }: { line: Line }) {
  const { t } = useTranslation('price');
  return (
    <>
      {t(`lines.kinds.${kind}`, { label: label ?? ref, ref })}
      {isByDay(kind) && (
        <span className="block text-xs text-quiet">
          {unitAmount.amount === 0
            ? t('lines.included')
            : t(quantity > 1 ? 'lines.byDayEach' : 'lines.byDay', {
                price: formatMoney(unitAmount),
                count: days,
                quantity,
              })}
        </span>
      )}
    </>
  );
}

function Included({ label, amount }: { label: string; amount: Quote['total'] }) {
  return (
    <div className="-mt-1.5 flex justify-between gap-4 text-xs text-quiet">
      <dt>{label}</dt>
      <dd>{formatMoney(amount)}</dd>
    </div>
  );
}

/** One line of its own, the total, and the two notes: what every quote has at least. */
function LinesSkeleton() {
  return (
    <div className="grid gap-3 border-t border-hair pt-5">
      <Skeleton className="my-2 h-6" />
      <Skeleton className="my-3 h-4" />
      <Skeleton className="-mt-1.5 h-5" />
      <Skeleton className="-mt-1.5 h-5" />
    </div>
  );
}
