import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../domain/format-money.ts';
import { compareMoney, type Money, subtract } from '../../../domain/money.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { refusalKey } from '../../api/refusal-key.ts';
import type { LivePrice } from '../price/price.ts';

interface PriceConsentProps {
  /** `quote_expired` or `price_changed`; null while there is nothing to agree to. */
  readonly code: string | null;
  /** What the renter had agreed to. */
  readonly before: Money | null;
  readonly live: LivePrice;
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

/** The price is another one: old and new side by side, and nothing happens without a yes. */
export function PriceConsent({ code, before, live, onAgree, onClose }: PriceConsentProps) {
  const { t } = useTranslation(['checkout', 'errors']);
  const { state, retry } = live;
  const now = state.status === 'known' ? state.price.total : null;
  const key = refusalKey(code ?? '');
  return (
    <Dialog
      isOpen={code !== null}
      onClose={onClose}
      mustAnswer
      title={t(`errors:${key}.title`)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('consent.decline')}
          </Button>
          {state.status === 'failed' ? (
            <Button onClick={retry}>{t('consent.retry')}</Button>
          ) : (
            <Button variant="primary" disabled={!now} onClick={onAgree}>
              {now ? t('consent.action', { amount: formatMoney(now) }) : t('confirm.action')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(`errors:${key}.text`)}</p>
      <dl className="mt-5 grid grid-cols-2 gap-4 rounded-card border border-hair p-4 figures">
        <div>
          <dt className="text-xs text-quiet">{t('consent.before')}</dt>
          <dd className="title text-xl text-quiet line-through">{before && formatMoney(before)}</dd>
        </div>
        <div>
          <dt className="text-xs text-quiet">{t('consent.now')}</dt>
          <dd className="title text-xl" aria-busy={state.status === 'asking'}>
            {now && formatMoney(now)}
            {state.status === 'asking' && <Skeleton className="my-1 h-6 w-24" />}
            {state.status === 'failed' && '–'}
          </dd>
        </div>
      </dl>
      <p role="status" className="mt-3 text-xs figures">
        {state.status === 'asking' && t('consent.asking')}
        {state.status === 'failed' && t('consent.failed')}
        {now && before && <Difference before={before} now={now} />}
      </p>
    </Dialog>
  );
}

function Difference({ before, now }: { before: Money; now: Money }) {
  const { t } = useTranslation('checkout');
  const order = compareMoney(now, before);
  if (order === 0) return t('consent.same');
  return order > 0
    ? t('consent.more', { amount: formatMoney(subtract(now, before)) })
    : t('consent.less', { amount: formatMoney(subtract(before, now)) });
}
