import { useTranslation } from 'react-i18next';
import type { DriverJob } from '../../../contract/operate/drive.ts';
import { cityToday, toCityTime } from '../../../domain/city-time.ts';
import { KeyLink, TroubleKey } from '../components/key.tsx';
import { Heading, Screen } from '../components/screen.tsx';
import { handoverOf, isDoneHere } from '../drive-state.ts';
import { useDriveState, useNow } from '../use-drive.ts';
import { placeToGoOn } from './job-props.ts';
import { DayLine } from './today/day-line.tsx';
import { DayProblem } from './today/day-problem.tsx';
import { Notices } from './today/notices.tsx';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** The driver's day as one line: done, next, later; tomorrow below. */
export function TodayScreen() {
  const { t } = useTranslation('drive');
  const state = useDriveState();
  const now = useNow(30_000);
  const { day } = state;
  if (!day || state.isNoDriver) return <DayProblem />;
  // What is left of yesterday, after a night without a network, is for today.
  const isLater = ({ at, timeZone }: DriverJob) =>
    Temporal.PlainDate.compare(
      toCityTime(Temporal.Instant.from(at), timeZone).toPlainDate(),
      cityToday(now, timeZone),
    ) > 0;
  const today = day.jobs.filter((job) => !isLater(job));
  const tomorrow = day.jobs.filter(isLater);
  const next = today.find((job) => !isDoneHere(state, job));
  const { dayOfWeek } = cityToday(now, day.jobs[0]?.timeZone ?? Temporal.Now.timeZoneId());
  return (
    <Screen
      title={t(`day.weekdays.${weekdays[dayOfWeek - 1] ?? 'Mon'}`)}
      back={null}
      above={<Notices jobs={day.jobs} />}
      footer={
        next && (
          <>
            <TroubleKey job={next} />
            <KeyLink href={placeToGoOn({ job: next, handover: handoverOf(state, next) })}>
              {t(
                handoverOf(state, next).setOutAt
                  ? `day.continue.${next.kind}`
                  : `day.open.${next.kind}`,
              )}
            </KeyLink>
          </>
        )
      }
    >
      {next && <h1 className="sr-only">{t('day.day')}</h1>}
      {today.length === 0 && <Heading title={t('day.none.title')} lead={t('day.none.text')} />}
      <DayLine jobs={today} next={next} />
      {today.length > 0 && !next && (
        <Heading title={t('day.over.title')} lead={t('day.over.text', { count: today.length })} />
      )}
      {tomorrow.length > 0 && (
        <section aria-label={t('day.nextDay')} className="mt-4 grid gap-3">
          <h2 className="text-xl">{t('day.nextDay')}</h2>
          <DayLine jobs={tomorrow} next={undefined} />
        </section>
      )}
    </Screen>
  );
}
