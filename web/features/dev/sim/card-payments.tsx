import { useTranslation } from 'react-i18next';
import type { SimCards } from '../../../../contract/sim.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { Button } from '../../../../ui/button.tsx';
import { inZone } from './in-zone.ts';

interface CardPaymentsProps {
  readonly payments: SimCards['payments'];
  /** The bank sends a refund back that was taken. */
  readonly onBounce: (refundId: string) => void;
}

export function CardPayments({ payments, onBounce }: CardPaymentsProps) {
  const { t, i18n } = useTranslation('sim');
  if (payments.length === 0)
    return <p className="mt-3 text-sm text-quiet">{t('cards.noPayments')}</p>;
  const statusWord = (status: string) =>
    i18n.exists(`sim:cards.status.${status}`)
      ? t(`cards.status.${status as 'succeeded'}`)
      : t('cards.otherStatus', { status });
  return (
    <ul className="mt-3">
      {payments.map(({ id, kind, status, declineCode, amount, at }) => (
        <li
          key={`${kind}:${id}`}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-hair py-2.5"
        >
          <span className="text-sm">
            <span className="font-strong">{t(`cards.kind.${kind}`)}</span> {statusWord(status)}
            {declineCode && ` (${declineCode.replaceAll('_', ' ')})`}
          </span>
          <span className="text-sm font-strong figures">{formatMoney(amount)}</span>
          <span className="text-xs text-quiet figures">{inZone(at, 'UTC')} UTC</span>
          {kind === 'refund' && status === 'succeeded' && (
            <Button
              variant="link"
              aria-label={t('cards.bounceWhat', { amount: formatMoney(amount) })}
              onClick={() => onBounce(id)}
            >
              {t('cards.bounce')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
