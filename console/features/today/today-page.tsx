import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { clockTime } from '../../../domain/format-desk-time.ts';
import { today } from '../../../i18n/en/console/today.ts';
import { addWords } from '../../../i18n/words.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { useMay, usePageCity } from '../../shell/desk-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { newBookingPath } from '../../shell/pages.ts';
import { useCityChanges } from '../../shell/use-city-changes.ts';
import { useTimePassing } from '../../shell/use-time-passing.ts';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { Figures } from './figures.tsx';
import { Handovers } from './handovers.tsx';
import { Needs } from './needs.tsx';
import { NotForYou } from './not-for-you.tsx';
import { Preparing } from './preparing.tsx';

addWords('today', today);

export const loader = ({ params: { city: cityId = '' } }: LoaderFunctionArgs) =>
  whenLoggedIn(operateApi().getToday({ query: { cityId } }));

export function Component() {
  const { t } = useTranslation(['today', 'desk']);
  const { id: cityId, timeZone } = usePageCity();
  useCityChanges(cityId);
  useTimePassing();
  const mayBook = useMay('bookings.change');
  const { needs, preparing, handovers, recorded, now, carsOut, carCount } =
    useLoaderData<typeof loader>();
  const left = handovers?.filter(({ isDone }) => !isDone) ?? [];
  const [next] = left;
  const nextAt = next && Temporal.Instant.from(next.at).toZonedDateTimeISO(timeZone);
  const title = needs?.length ? t('title', { count: needs.length }) : t('allClear');
  const text = [
    ...(handovers ? [t('left', { count: left.length })] : []),
    ...(next && nextAt ? [t('next', { time: clockTime(nextAt), place: next.place })] : []),
  ].join(' ');
  return (
    <div className="desk-width py-8">
      <PageHead name={t('name')} title={title} text={text}>
        {mayBook && (
          <ButtonLink to={newBookingPath(cityId)}>{t('desk:actions.newBooking')}</ButtonLink>
        )}
      </PageHead>
      <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_352px]">
        {needs ? <Needs needs={needs} now={now} /> : <NotForYou />}
        <div className="grid gap-6">
          <Figures
            carsOut={carsOut}
            carCount={carCount}
            handovers={handovers}
            recorded={recorded}
          />
          {preparing && <Preparing cars={preparing} now={now} />}
        </div>
      </div>
      {handovers && <Handovers handovers={handovers} now={now} />}
    </div>
  );
}
