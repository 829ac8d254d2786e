import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskRenter } from '../../../contract/operate/renters.ts';
import { wholeDate } from '../../../domain/format-desk-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useMay, usePageCity } from '../../shell/desk-data.ts';
import { CreditDialog } from './credit-dialog.tsx';

/** What is left, and how it came about. */
export function CreditCard({ renter }: { readonly renter: DeskRenter }) {
  const { t } = useTranslation('renters');
  const { timeZone } = usePageCity();
  const mayEdit = useMay('renters.edit');
  const [isOpen, setOpen] = useState(false);
  const { balances, entries } = renter.credit;
  const left = balances.filter(({ amount }) => amount !== 0);
  const dayOf = (at: string) => wholeDate(Temporal.Instant.from(at).toZonedDateTimeISO(timeZone));
  return (
    <Card
      title={t('credit.title')}
      action={
        mayEdit &&
        !renter.isGone && (
          <Button variant="outline" onClick={() => setOpen(true)}>
            {t('credit.open')}
          </Button>
        )
      }
    >
      {left.length === 0 && <p className="text-quiet">{t('credit.none')}</p>}
      {left.map((balance) => (
        <p key={balance.currency} className="title text-2xl figures">
          {formatMoney(balance)}
        </p>
      ))}
      <ul className="mt-2 divide-y divide-hair figures">
        {entries.map(({ id, amount, bookingReference, createdAt }) => (
          <li key={id} className="flex min-h-10 items-center justify-between gap-4">
            <span>
              {bookingReference
                ? t('credit.booking', { reference: bookingReference })
                : t('credit.byDesk')}
              <span className="block text-2xs text-quiet">{dayOf(createdAt)}</span>
            </span>
            <span>{formatMoney(amount)}</span>
          </li>
        ))}
      </ul>
      {isOpen && <CreditDialog renter={renter} onClose={() => setOpen(false)} />}
    </Card>
  );
}
