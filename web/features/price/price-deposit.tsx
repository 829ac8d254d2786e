import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../domain/format-money.ts';
import { depositPolicy } from '../../../domain/policy-constants.ts';
import { classes } from '../../ui/classes.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PriceState } from './price.ts';

/** Held on the card and given back, so it stands apart from what is paid, in words. */
export function PriceDeposit({ state, bare }: { state: PriceState; bare: boolean }) {
  const { t } = useTranslation('price');
  const deposit = state.price?.deposit;
  if (!deposit && state.status !== 'asking') return null;
  return (
    <div
      className={classes(
        'border-t border-dashed border-stone-300 text-xs text-stone-700 figures',
        bare ? 'px-1 pt-4' : 'bg-stone-50 px-6 py-5',
      )}
    >
      {deposit ? (
        <p>
          <strong className="font-strong text-ink">{t('deposit.title')}</strong>{' '}
          {t('deposit.text', {
            credit: formatMoney(deposit.creditCard),
            debit: formatMoney(deposit.debitCard),
            hours: depositPolicy.authorisedHoursBeforeDelivery,
            releaseHours: depositPolicy.releasedWithinBusinessHours,
          })}
        </p>
      ) : (
        <DepositSkeleton />
      )}
    </div>
  );
}

/** As tall as the sentence is in the side panel: four lines. */
function DepositSkeleton() {
  return (
    <div className="grid">
      <Skeleton className="my-1 h-3" />
      <Skeleton className="my-1 h-3" />
      <Skeleton className="my-1 h-3" />
      <Skeleton className="my-1 h-3 w-2/3" />
    </div>
  );
}
