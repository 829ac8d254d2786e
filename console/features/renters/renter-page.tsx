import './renter-words.ts';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { wholeDate } from '../../../domain/format-desk-time.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { pathOf } from '../../shell/pages.ts';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { BookingTable } from '../bookings/booking-table.tsx';
import { AccessCard } from './access-card.tsx';
import { CardsCard } from './cards-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { CreditCard } from './credit-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { RenterNotesCard } from './renter-notes-card.tsx';

export const handle = { permission: 'renters.read' } as const;

export const loader = ({ params: { id = '' } }: LoaderFunctionArgs) =>
  whenLoggedIn(operateApi().getRenter({ params: { id } }));

export function Component() {
  const { t } = useTranslation(['renters', 'bookings']);
  const city = usePageCity();
  const renter = useLoaderData<typeof loader>();
  const { bookings, bookingCities, isDisabled, isGone } = renter;
  const joined = Temporal.Instant.from(renter.joinedAt).toZonedDateTimeISO(city.timeZone);
  const cityOf = (id: string) => bookingCities[bookings.findIndex((one) => one.id === id)] ?? '';
  return (
    <div className="desk-width py-6">
      <Link
        to={pathOf('bookings', city.id)}
        className="inline-flex min-h-8 items-center gap-1 text-quiet hover:text-ink"
      >
        <Icon name="back" className="size-4 stroke-2" />
        {t('bookings:all')}
      </Link>
      <PageHead title={renter.name} text={t('since', { when: wholeDate(joined) })} />
      {(isGone || isDisabled) && (
        <p className="mb-6 rounded-card bg-amber-100 px-5 py-4 text-amber-600">
          {t(isGone ? 'gone' : 'disabled')}
        </p>
      )}
      <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_440px]">
        <div className="grid gap-6">
          <Card title={t('bookings.title')}>
            {bookings.length === 0 ? (
              <p className="text-quiet">{t('bookings.none')}</p>
            ) : (
              <div className="overflow-x-auto">
                <BookingTable
                  bookings={bookings}
                  timeZone={city.timeZone}
                  cityOf={({ id }) => cityOf(id)}
                  hasRenter={false}
                />
              </div>
            )}
          </Card>
          <DocumentsCard renter={renter} />
          <RenterNotesCard renter={renter} />
        </div>
        <div className="grid gap-6">
          <ContactCard renter={renter} />
          <CreditCard renter={renter} />
          <CardsCard cards={renter.cards} />
          <AccessCard renter={renter} />
        </div>
      </div>
    </div>
  );
}
