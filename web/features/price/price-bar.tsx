import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../domain/format-money.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDeferred } from '../../../ui/use-deferred.ts';
import type { Price, PriceState } from './price.ts';
import { carPerDay, isOutdated } from './reading-price.ts';

const loadDrawer = () => import('../../../ui/dialog.tsx');

interface PriceBarProps {
  readonly state: PriceState;
  readonly action: ReactNode;
  /** Above price and action: what is still missing. */
  readonly hint?: ReactNode;
  /** The whole panel, for the drawer. */
  readonly children: ReactNode;
}

/** Below 928 px: price and action in the thumb's reach, the rest in a drawer behind the price. */
export function PriceBar({ state, action, hint, children }: PriceBarProps) {
  const { t } = useTranslation('price');
  const [isOpen, setOpen] = useState(false);
  const drawer = useDeferred(loadDrawer, isOpen);
  const open = () => {
    if (drawer.state === 'failed') drawer.retry();
    setOpen(true);
  };
  return (
    // Sticks while the page lasts and lets the footer be read.
    <div className="sticky bottom-0 z-30 border-t border-hair bg-card pb-[env(safe-area-inset-bottom)] wide:hidden">
      {hint && <div className="page-width border-b border-hair py-1 text-sm">{hint}</div>}
      <div className="page-width flex flex-wrap items-center justify-between gap-x-4 py-3">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={open}
          className="grid min-h-13 content-center text-left figures"
        >
          <BarPrice state={state} />
        </button>
        {action}
      </div>
      {drawer.state === 'ready' && (
        <drawer.module.Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('title')}>
          {children}
        </drawer.module.Dialog>
      )}
    </div>
  );
}

function BarPrice({ state }: { state: PriceState }) {
  const { t } = useTranslation('price');
  const { price } = state;
  if (!price) return <Skeleton className="h-7 w-32" />;
  return (
    <>
      <span
        className={classes(
          'title flex items-center gap-1 text-xl leading-tight transition',
          isOutdated(state) && 'text-quiet',
        )}
      >
        {formatMoney(price.total)}
        <span className="sr-only">{t('showDetails')}</span>
        <Icon name="down" className="size-4 rotate-180 stroke-[2.4] text-quiet" />
      </span>
      <BarNote state={state} price={price} />
    </>
  );
}

function BarNote({ state, price }: { state: PriceState; price: Price }) {
  const { t } = useTranslation('price');
  const perDay = carPerDay(price);
  if (state.status === 'failed') return <Trouble>{t('failed.short')}</Trouble>;
  if (state.status === 'refused') return <Trouble>{t(`refused.${state.code}`)}</Trouble>;
  return (
    <span className="text-xs text-quiet">
      {perDay && t('perDayAndDays', { price: formatMoney(perDay), count: price.days })}
    </span>
  );
}

function Trouble({ children }: { children: string }) {
  return (
    <span className="flex gap-1 text-xs leading-4 font-medium text-error-600">
      <Icon name="warning" className="size-4 stroke-2" />
      {children}
    </span>
  );
}
