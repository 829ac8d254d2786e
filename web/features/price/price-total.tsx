import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../domain/format-money.ts';
import { splitByCredit } from '../../../domain/pricing.ts';
import { classes } from '../../../ui/classes.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { PriceState } from './price.ts';
import { carPerDay, isBare, isOutdated } from './reading-price.ts';

/** The largest figure of the panel. */
export function PriceTotal({ state, isPaid }: { state: PriceState; isPaid: boolean }) {
  const { t } = useTranslation('price');
  const { price } = state;
  if (!price) return <TotalSkeleton />;
  const perDay = carPerDay(price);
  const { rental, credit } = splitByCredit(price);
  const unpaid = credit.amount > 0 ? 'toPayFor' : 'totalFor';
  return (
    <div aria-busy={state.status === 'asking'} className="pb-4">
      <p className="text-sm text-quiet">{t(isPaid ? 'paidFor' : unpaid, { count: price.days })}</p>
      <div
        className={classes(
          'flex flex-wrap items-baseline gap-x-3 figures transition',
          isOutdated(state) && 'text-quiet',
        )}
      >
        <p className="title text-3xl tracking-display">
          {formatMoney(isPaid ? rental : price.total)}
        </p>
        {perDay && (
          <p className="text-sm text-quiet">
            {t(isBare(price) ? 'perDay' : 'carPerDay', { price: formatMoney(perDay) })}
          </p>
        )}
      </div>
    </div>
  );
}

function TotalSkeleton() {
  const { t } = useTranslation('price');
  return (
    <div aria-busy="true" className="pb-4">
      <span className="sr-only">{t('asking')}</span>
      <Skeleton className="my-1 h-4 w-28" />
      <Skeleton className="my-1 h-9.5 w-48" />
    </div>
  );
}
