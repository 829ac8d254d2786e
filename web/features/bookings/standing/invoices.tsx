import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { dateOf } from '../data/stop-words.ts';

/** Invoices and the credit notes below them, each a file; nothing while none is issued. */
export function Invoices({ booking: { invoices, city } }: { booking: Booking }) {
  const { t } = useTranslation('trips');
  if (invoices.length === 0) return null;
  return (
    <section aria-labelledby="invoices-title" className="border-t border-hair pt-10 print:hidden">
      <h2 id="invoices-title" className="mb-5 text-2xl">
        {t('invoices.title')}
      </h2>
      <ul className="grid gap-4 text-sm figures">
        {inOrder(invoices).map(({ id, kind, number, issuedAt, total }) => (
          <li key={id} className="flex justify-between gap-4">
            <div>
              {/* A plain link: the file comes from the API, not from a page. */}
              <a className="text-link font-medium" href={`/api/invoices/${id}`} download>
                {t(`invoices.${kind}`, { number })}
              </a>
              <span className="block text-xs text-quiet">
                {t('invoices.issuedOn', { date: dateOf(issuedAt, city) })}
              </span>
            </div>
            <span className="font-medium">
              {kind === 'invoice'
                ? formatMoney(total)
                : t('invoices.refunded', { amount: formatMoney(total) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const inOrder = (invoices: Booking['invoices']) => [
  ...invoices.filter(({ kind }) => kind === 'invoice'),
  ...invoices.filter(({ kind }) => kind === 'credit-note'),
];
