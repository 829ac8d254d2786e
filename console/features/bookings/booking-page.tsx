import './booking-words.ts';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { PageTitle } from '../../shell/page-head.tsx';
import { bookingPath, pathOf } from '../../shell/pages.ts';
import { useCityChanges } from '../../shell/use-city-changes.ts';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { EvidenceCard } from '../evidence/evidence-card.tsx';
import { ChargesCard } from './charges-card.tsx';
import { EmailsCard } from './emails-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { KeyCard } from './key-card.tsx';
import { MoneyCard } from './money-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { RenterCard } from './renter-card.tsx';
import { TextsCard } from './texts-card.tsx';
import { TripCard } from './trip-card.tsx';
import { useVerbs } from './verbs/use-verbs.tsx';

export const handle = { permission: 'bookings.read' } as const;

export async function loader({ params: { city, id = '' } }: LoaderFunctionArgs) {
  const api = operateApi();
  const [desk, handovers] = await whenLoggedIn(
    Promise.all([api.getDeskBooking({ params: { id } }), api.getDeskHandovers({ params: { id } })]),
  );
  // Times are shown on the clock of the address: a booking has one address, its city's.
  const { id: cityId } = desk.booking.city;
  if (cityId !== city) throw redirect(bookingPath(cityId, id));
  return { desk, handovers };
}

export function Component() {
  const { t } = useTranslation('bookings');
  const city = usePageCity();
  useCityChanges(city.id);
  const { desk, handovers } = useLoaderData<typeof loader>();
  const { toolbar, panel } = useVerbs(desk);
  return (
    <div className="desk-width py-6">
      <PageTitle>{desk.booking.reference}</PageTitle>
      <Link
        to={pathOf('bookings', city.id)}
        className="mb-2 inline-flex min-h-8 items-center gap-1 text-quiet hover:text-ink"
      >
        <Icon name="back" className="size-4 stroke-2" />
        {t('all')}
      </Link>
      <KeyCard desk={desk} />
      {toolbar}
      <div className="grid items-start gap-6 min-[1000px]:grid-cols-[minmax(0,1fr)_360px] desk:grid-cols-[minmax(0,1fr)_440px]">
        <div className="grid gap-6">
          <MoneyCard desk={desk} />
          <EvidenceCard bookingId={desk.booking.id} handovers={handovers} />
          <ChargesCard desk={desk} />
          <HistoryCard history={desk.history} />
          <TripCard desk={desk} />
        </div>
        <div className="grid gap-6">
          {panel}
          <RenterCard desk={desk} />
          <EmailsCard emails={desk.emails} />
          {desk.texts.length > 0 && <TextsCard texts={desk.texts} />}
          <NotesCard notes={desk.notes} />
        </div>
      </div>
    </div>
  );
}
