import { useTranslation } from 'react-i18next';
import type { Credit } from '../../../../contract/profile.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { Card } from '../../../../ui/card.tsx';
import { dateIn } from '../../../page/dates-in-words.ts';
import { DeferredSection } from './deferred-section.tsx';
import type { Loaded } from './load-profile.ts';

export function CreditCard({ credit }: { credit: Promise<Loaded<Credit>> }) {
  const { t } = useTranslation('profile');
  return (
    <Card title={t('credit.title')}>
      <DeferredSection answer={credit}>{(value) => <Balances credit={value} />}</DeferredSection>
    </Card>
  );
}

function Balances({ credit: { balances, entries } }: { credit: Credit }) {
  const { t } = useTranslation('profile');
  const left = balances.filter(({ amount }) => amount > 0);
  return (
    <div className="grid gap-3">
      {left.length > 0 ? (
        <div>
          {left.map((balance) => (
            <p key={balance.currency} className="title text-2xl figures">
              {formatMoney(balance)}
            </p>
          ))}
          <p className="text-sm text-quiet">{t('credit.use')}</p>
        </div>
      ) : (
        <p className="text-sm text-quiet">{t('credit.none')}</p>
      )}
      {entries.length > 0 && (
        <details className="group">
          <summary className="text-link list-none text-sm">{t('credit.history')}</summary>
          <ul className="divide-y divide-hair">
            {entries.map((entry) => (
              <li key={entry.id} className="flex items-baseline justify-between gap-4 py-2.5">
                <span className="min-w-0">
                  <span className="block text-sm">
                    {entry.bookingReference
                      ? t('credit.booking', { reference: entry.bookingReference })
                      : t('credit.fromUs')}
                  </span>
                  <span className="text-xs text-quiet figures">
                    {dateIn('UTC', entry.createdAt)}
                  </span>
                </span>
                <span className="text-sm font-medium figures">{formatMoney(entry.amount)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
