import { useTranslation } from 'react-i18next';
import type { DeskClaim } from '../../../contract/operate/claims.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import type { Money } from '../../../domain/money.ts';
import { Card } from '../../../ui/card.tsx';
import { firstName } from '../../shell/first-name.ts';

/** What is asked, where it comes from, and how far it is taken. */
export function ClaimMoneyCard({ desk: { claim, renter } }: { readonly desk: DeskClaim }) {
  const { t } = useTranslation('claims');
  const { split } = claim;
  const isOver = claim.status === 'rejected' || claim.status === 'withdrawn';
  const lines: { label: string; amount: Money }[] = [
    { label: t('page.asked'), amount: claim.amount },
    ...(claim.status === 'open' || claim.status === 'objected'
      ? []
      : [{ label: t('page.due'), amount: claim.due }]),
    ...(claim.isByCompany || isOver
      ? []
      : [
          { label: t('page.fromDeposit'), amount: split.fromDeposit },
          { label: t('page.fromCard'), amount: split.fromCard },
          { label: t('page.released'), amount: split.letGo },
        ]
    ).filter(({ amount }) => amount.amount > 0),
    { label: t('page.taken'), amount: claim.taken },
  ];
  return (
    <Card title={t('page.money')}>
      <dl className="figures">
        {lines.map(({ label, amount }, index) => (
          <div
            key={label}
            className="flex justify-between gap-4 border-t border-hair py-2 first:border-0"
          >
            <dt className={index === 0 ? 'font-strong' : 'text-quiet'}>{label}</dt>
            <dd className={index === 0 ? 'font-strong' : ''}>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
      {claim.isByCompany && <p className="text-quiet">{t('page.account')}</p>}
      {claim.toPay && (
        <p className="mt-3 max-w-none rounded-control bg-amber-100 px-4 py-3 text-amber-600 figures">
          {t('page.unpaid', {
            amount: formatMoney(claim.toPay.amount),
            renter: firstName(renter.name),
          })}
        </p>
      )}
    </Card>
  );
}
