import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../domain/format-money.ts';
import { depositPolicy } from '../../../domain/policy-constants.ts';
import { classes } from '../../../ui/classes.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { PriceState } from './price.ts';

interface PriceDepositProps {
  readonly state: PriceState;
  readonly bare: boolean;
  /** Takes the place of what holds for any card; null for nothing at all. */
  readonly children?: ReactNode;
}

/** Held on the card and given back, so it stands apart from what is paid, in words. */
export function PriceDeposit({ state, bare, children }: PriceDepositProps) {
  const { t } = useTranslation('price');
  const deposit = state.price?.deposit;
  if (children === null) return null;
  if (!deposit && !children && state.status !== 'asking') return null;
  return (
    <div
      className={classes(
        'border-t border-dashed border-stone-300 text-xs text-stone-700 figures',
        bare ? 'px-1 pt-4' : 'bg-stone-50 px-6 py-5',
      )}
    >
      {children}
      {!children && deposit && (
        <p>
          <strong className="font-strong text-ink">{t('deposit.title')}</strong>{' '}
          {t('deposit.text', {
            credit: formatMoney(deposit.creditCard),
            debit: formatMoney(deposit.debitCard),
            hours: depositPolicy.authorisedHoursBeforeDelivery,
            releaseHours: depositPolicy.releasedWithinBusinessHours,
          })}
        </p>
      )}
      {!children && !deposit && <DepositSkeleton />}
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
