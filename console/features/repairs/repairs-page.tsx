import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { moment } from '../../../domain/format-desk-time.ts';
import { replacementReasons } from '../../../domain/policies/another-car.ts';
import { repairs } from '../../../i18n/en/console/repairs.ts';
import { addWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { useMay, usePageCity } from '../../shell/desk-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { carPath } from '../../shell/pages.ts';
import { useCityChanges } from '../../shell/use-city-changes.ts';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { EndangeredCard } from './endangered-card.tsx';
import { TroubleForm } from './trouble-form.tsx';
import { useRepair } from './use-repair.ts';

addWords('repairs', repairs);

export const handle = { permission: 'bookings.read' } as const;

export const loader = ({ params: { id = '' }, request }: LoaderFunctionArgs) => {
  const search = new URL(request.url).searchParams;
  const reason = replacementReasons.find((one) => one === search.get('reason'));
  const [from, until] = [search.get('from'), search.get('until')];
  const times = { ...(from && { from }), ...(until && { until }) };
  const query = reason ? { reason, ...times } : {};
  return whenLoggedIn(operateApi().listRepairs({ params: { id }, query }));
};

/** Every booking that a car puts at risk, each with its best repair, singly or all at one press. */
export function Component() {
  const { t } = useTranslation('repairs');
  const { id: cityId, timeZone } = usePageCity();
  useCityChanges(cityId);
  const { car, trouble, bookings } = useLoaderData<typeof loader>();
  const { repair, busy, problems } = useRepair(trouble?.reason ?? 'other');
  const mayChange = useMay('bookings.change');
  const best = bookings.flatMap((booking) =>
    booking.repairs[0] ? [{ booking, repair: booking.repairs[0] }] : [],
  );
  // What takes the trip away is decided for each by itself.
  const together = best.filter((one) => one.repair.kind !== 'money-back');
  const name = `${car.brand} ${car.model}`;
  return (
    <div className="desk-width py-6">
      <Link
        to={carPath(cityId, car.id)}
        className="inline-flex min-h-8 items-center gap-1 text-quiet hover:text-ink"
      >
        <Icon name="back" className="size-4 stroke-2" />
        {t('back')}
      </Link>
      <PageHead
        name={t('name')}
        title={t('title', { car: [name, car.plate].filter(Boolean).join(', ') })}
        text={t('text')}
      >
        {mayChange && together.length > 0 && (
          <Button variant="primary" waiting={busy.length > 0} onClick={() => void repair(together)}>
            {t('all', { count: together.length })}
          </Button>
        )}
      </PageHead>
      <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_392px]">
        <div className="grid gap-4">
          {bookings.length > 0 && (
            <p role="status" className="max-w-none font-strong">
              {t('count', { count: bookings.length })}
            </p>
          )}
          {bookings.length === 0 && (
            <section
              aria-label={t('none.title')}
              className="rounded-card border border-hair bg-card px-6 py-8"
            >
              <h2 className="text-lg">{t('none.title')}</h2>
              <p className="text-quiet">{trouble ? t('none.text') : t('none.well')}</p>
            </section>
          )}
          {bookings.map((booking) => (
            <EndangeredCard
              key={booking.id}
              booking={booking}
              isBusy={busy.includes(booking.id)}
              problem={problems[booking.id]}
              onRepair={(one) => void repair([{ booking, repair: one }])}
            />
          ))}
        </div>
        <div className="grid gap-4">
          <TroubleForm />
          {trouble && (
            <p className="max-w-none text-quiet figures">
              {trouble.until
                ? t('until', {
                    from: moment(trouble.from, timeZone),
                    until: moment(trouble.until, timeZone),
                  })
                : t('from', { when: moment(trouble.from, timeZone) })}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
