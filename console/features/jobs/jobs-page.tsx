import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Jobs } from '../../../contract/operate/jobs.ts';
import { shortDay } from '../../../domain/format-desk-time.ts';
import { jobs as words } from '../../../i18n/en/console/jobs.ts';
import { addWords } from '../../../i18n/words.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { isRefusal, operateApi } from '../../api/operate-api.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { pathOf } from '../../shell/pages.ts';
import { useCityChanges } from '../../shell/use-city-changes.ts';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { ExportJobs } from './export-jobs.tsx';
import { JobTable } from './job-table.tsx';
import { OwnJobs } from './own-jobs.tsx';
import { useAssign } from './use-assign.ts';

addWords('jobs', words);

/** Whoever does not plan the day drives it. */
export const loader = ({ params: { city: cityId = '' }, request }: LoaderFunctionArgs) => {
  const day = new URL(request.url).searchParams.get('day');
  const asked = async () => {
    try {
      const query = { cityId, ...(day && { day }) };
      return { planned: await operateApi().listJobs({ query }), own: null };
    } catch (error) {
      if (!isRefusal(error, 'not_permitted')) throw error;
      return { planned: null, own: await operateApi().listOwnJobs() };
    }
  };
  return whenLoggedIn(asked());
};

export function Component() {
  const { planned, own } = useLoaderData<typeof loader>();
  if (planned) return <Plan {...planned} />;
  return <OwnJobs {...own} />;
}

/** A day of the city: what nobody drives yet on top, then the day of each driver. */
function Plan(planned: Jobs) {
  const { day, drivers, jobs } = planned;
  const { t } = useTranslation('jobs');
  const { id: cityId } = usePageCity();
  useCityChanges(cityId);
  const { assign, busy, problems } = useAssign();
  const date = Temporal.PlainDate.from(day);
  const dayPath = (days: number) => `${pathOf('jobs', cityId)}?day=${date.add({ days })}`;
  const open = jobs.filter(({ driverId, isDone }) => driverId === null && !isDone);
  const shared = { day, drivers, busy, problems, onAssign: assign };
  const lanes = [
    { id: 'open', name: t('noDriver'), own: open },
    ...drivers.map(({ id, name }) => ({
      id,
      name,
      own: jobs.filter(({ driverId }) => driverId === id),
    })),
    // It was brought all the same: nobody has to be found any more.
    { id: 'done', name: t('doneByNobody'), own: jobs.filter(isDoneByNobody) },
  ];
  return (
    <div className="desk-width py-8">
      <PageHead
        name={t('name')}
        title={t('title', { day: shortDay(date) })}
        text={
          jobs.length > 0
            ? `${t('text', { count: jobs.length })} ${t('open', { count: open.length })}`
            : t('text', { count: 0 })
        }
      >
        <span className="contents print:hidden">
          <ButtonLink variant="outline" to={dayPath(-1)}>
            {t('before')}
          </ButtonLink>
          <ButtonLink variant="outline" to={pathOf('jobs', cityId)}>
            {t('today')}
          </ButtonLink>
          <ButtonLink variant="outline" to={dayPath(1)}>
            {t('after')}
          </ButtonLink>
          {jobs.length > 0 && <ExportJobs {...planned} />}
          <Button variant="ink" onClick={() => print()}>
            {t('print')}
          </Button>
        </span>
      </PageHead>
      {drivers.length === 0 && <p className="mb-4 text-quiet">{t('noDrivers')}</p>}
      {jobs.length === 0 ? (
        <section
          aria-label={t('none.title')}
          className="rounded-card border border-hair bg-card px-6 py-8"
        >
          <h2 className="text-lg">{t('none.title')}</h2>
          <p className="text-quiet">{t('none.text')}</p>
        </section>
      ) : (
        <div className="grid gap-4">
          {lanes
            .filter(({ id, own }) => own.length > 0 || drivers.some((driver) => driver.id === id))
            .map(({ id, name, own }) => (
              <JobTable key={id} title={name} jobs={own} {...shared} />
            ))}
        </div>
      )}
    </div>
  );
}

const isDoneByNobody = ({ driverId, isDone }: Jobs['jobs'][number]) => driverId === null && isDone;
