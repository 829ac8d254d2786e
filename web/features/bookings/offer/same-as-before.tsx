import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { whenOf } from '../data/stop-words.ts';

/** What the renter need not worry about: time, door, extras and money. */
export function SameAsBefore({ booking }: { booking: Booking }) {
  const { t } = useTranslation('trips');
  const { startsAt, city, delivery, lines, company, deposit, money } = booking;
  const chosen = lines
    .filter(({ kind }) => kind === 'insurance' || kind === 'extra')
    .map(({ label }) => label);
  const said = {
    amount: formatMoney(money.price),
    deposit: deposit ? formatMoney(deposit.amount) : '',
  };
  const paid = company ? 'company' : deposit ? 'moneyWithDeposit' : 'money';
  const rows = [
    { icon: 'wait', title: whenOf(startsAt, city), text: delivery.name },
    {
      icon: 'check',
      title: chosen.length > 0 ? chosen.join(', ') : t('offer.same.choices'),
      text: t('offer.same.choicesText'),
    },
    { icon: 'paper', title: t(`offer.same.${paid}`, said), text: t('offer.same.nothing') },
  ] as const;
  return (
    <section aria-labelledby="same-title">
      <h2 id="same-title" className="text-xl">
        {t('offer.same.title')}
      </h2>
      <ul className="mt-4 overflow-hidden rounded-card border border-hair bg-card">
        {rows.map(({ icon, title, text }) => (
          <li
            key={icon}
            className="flex gap-3 border-t border-hair px-4 py-2.5 text-sm first:border-t-0"
          >
            <Icon name={icon} className="mt-0.5 size-5 shrink-0 stroke-2" />
            <span className="figures">
              {title}
              <span className="block text-xs text-quiet">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
