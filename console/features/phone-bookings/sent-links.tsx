import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PhoneBookingLine } from '../../../contract/operate/phone-bookings.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { isOpenLink, type PhoneBookingState } from '../../../domain/policies/phone-booking.ts';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { bookingPath } from '../../shell/pages.ts';
import { ExportLinks } from './export-links.tsx';
import { LinkVerbs } from './link-verbs.tsx';

/** Amber waits for the renter, moss is in order, stone is past. */
const tones: Readonly<Record<PhoneBookingState, string>> = {
  sent: 'bg-amber-100 text-amber-600',
  opened: 'bg-amber-100 text-amber-600',
  paying: 'bg-amber-100 text-amber-600',
  paid: 'bg-moss-100 text-moss-600',
  expired: 'bg-stone-200 text-stone-800',
  'taken-back': 'bg-stone-200 text-stone-800',
};

/** What was sent, and what came of it. */
export function SentLinks({ links }: { readonly links: readonly PhoneBookingLine[] }) {
  const { t } = useTranslation('phoneBookings');
  return (
    <Card title={t('links.title')} action={links.length > 0 && <ExportLinks links={links} />}>
      {links.length === 0 ? (
        <p className="text-quiet">
          <strong className="block font-strong text-ink">{t('links.none')}</strong>
          {t('links.noneText')}
        </p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full figures">
            <thead>
              <tr className="text-left text-xs text-quiet">
                {(['renter', 'trip', 'state'] as const).map((column) => (
                  <th key={column} scope="col" className="pr-4 pb-2 unbold">
                    {t(`links.columns.${column}`)}
                  </th>
                ))}
                <th scope="col" className="pb-2 text-right unbold">
                  {t('links.columns.total')}
                </th>
                <td />
              </tr>
            </thead>
            <tbody>
              {links.map((link) => (
                <SentLink key={link.id} link={link} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

function SentLink({ link }: { readonly link: PhoneBookingLine }) {
  const { t } = useTranslation('phoneBookings');
  const { id: cityId, timeZone } = usePageCity();
  const at = (when: string) => moment(when, timeZone);
  const { renter, car, state, madeBy } = link;
  const when = at(link.sentAt);
  return (
    <tr className="border-t border-hair align-top">
      <th scope="row" className="py-2.5 pr-4 text-left unbold">
        <Link to={`/${cityId}/renters/${renter.id}`} className="font-strong underline">
          {renter.name}
        </Link>
        <span className="block text-xs text-quiet">
          {madeBy ? t('links.by', { when, name: madeBy }) : t('links.byServer', { when })}
        </span>
      </th>
      <td className="py-2.5 pr-4">
        {t('links.trip', { car: car.name, from: at(link.startsAt), to: at(link.endsAt) })}
        <span className="block max-w-72 truncate text-xs text-quiet">{link.place}</span>
      </td>
      <td className="py-2.5 pr-4">
        <span
          className={classes(
            'inline-flex min-h-6 items-center rounded-full px-2.5 text-2xs leading-none font-strong whitespace-nowrap',
            tones[state],
          )}
        >
          {t(`links.states.${state}`)}
        </span>
        {isOpenLink(state) && (
          <span className="block text-xs text-quiet">
            {t('links.heldUntil', { until: at(link.heldUntil) })}
          </span>
        )}
      </td>
      <td className="py-2.5 text-right whitespace-nowrap">{formatMoney(link.total)}</td>
      <td className="py-1.5 pl-4 text-right whitespace-nowrap">
        {isOpenLink(state) && <LinkVerbs link={link} />}
        {state === 'paid' && link.bookingId && (
          <Link to={bookingPath(cityId, link.bookingId)} className="underline">
            {t('links.booking')}
          </Link>
        )}
      </td>
    </tr>
  );
}
