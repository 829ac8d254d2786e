import { useTranslation } from 'react-i18next';
import type { PaymentChange, SimCards } from '../../../../contract/sim.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { Button } from '../../../../ui/button.tsx';
import { inZone } from './in-zone.ts';

interface CardPaymentsProps {
  readonly payments: SimCards['payments'];
  /** What a bank or a card network decides. */
  readonly onChange: (id: string, change: PaymentChange) => void;
}

export function CardPayments({ payments, onChange }: CardPaymentsProps) {
  const { t, i18n } = useTranslation('sim');
  if (payments.length === 0)
    return <p className="mt-3 text-sm text-quiet">{t('cards.noPayments')}</p>;
  const statusWord = (status: string) =>
    i18n.exists(`sim:cards.status.${status}`)
      ? t(`cards.status.${status as 'succeeded'}`)
      : t('cards.otherStatus', { status });
  return (
    <ul className="mt-3">
      {payments.map(({ id, kind, status, may, declineCode, amount, at }) => (
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
          <span className="flex justify-end gap-4">
            {may.map((change) => (
              <Button
                key={change}
                variant="link"
                aria-label={t('cards.changeWhat', {
                  change: t(`cards.change.${change}`),
                  kind: t(`cards.kind.${kind}`),
                  amount: formatMoney(amount),
                })}
                onClick={() => onChange(id, change)}
              >
                {t(`cards.change.${change}`)}
              </Button>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
