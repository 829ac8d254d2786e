import { useTranslation } from 'react-i18next';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { wholeDate } from '../../../domain/format-desk-time.ts';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { BookingLines } from './booking-lines.tsx';

const papers = ['insurance', 'inspection', 'registration'] as const;
type PaperState = FleetCar['papers']['insurance']['state'];

const dotStyle: Record<PaperState, string> = {
  unknown: 'bg-route-next',
  ended: 'bg-error-600',
  'ends-soon': 'bg-route-waiting',
  good: 'bg-route-done',
};

/** Each with the last day on which it is good, and the trips it does not last for. */
export function PapersCard({ car }: { car: FleetCar }) {
  const { t } = useTranslation('cars');
  return (
    <Card title={t('papers.title')}>
      <ul className="divide-y divide-hair figures">
        {papers.map((paper) => (
          <li key={paper} className="flex min-h-11 items-center gap-2.5">
            <span
              aria-hidden="true"
              className={classes('size-2 rounded-full', dotStyle[car.papers[paper].state])}
            />
            <span className="font-medium">{t(`papers.${paper}`)}</span>
            <span className="ml-auto">
              <PaperEnd paper={car.papers[paper]} />
            </span>
          </li>
        ))}
      </ul>
      {car.trouble.length > 0 && (
        <div className="mt-3 rounded-control bg-amber-100 px-4 py-3 text-amber-600">
          <p className="font-strong">{t('papers.trouble', { count: car.trouble.length })}</p>
          <p className="mb-2">{t('papers.troubleText')}</p>
          <BookingLines bookings={car.trouble} />
        </div>
      )}
    </Card>
  );
}

interface PaperEndProps {
  readonly paper: { readonly state: PaperState; readonly endsOn: string | null };
}

export function PaperEnd({ paper: { state, endsOn } }: PaperEndProps) {
  const { t } = useTranslation('cars');
  if (endsOn === null) return <span className="text-quiet">{t('papers.unknown')}</span>;
  const day = wholeDate(Temporal.PlainDate.from(endsOn));
  if (state === 'ended') {
    return <span className="font-strong text-error-600">{t('papers.endedOn', { day })}</span>;
  }
  return (
    <span className={classes(state === 'ends-soon' && 'font-strong text-amber-600')}>
      {t('papers.until', { day })}
    </span>
  );
}
