import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Today } from '../../../contract/operate/today.ts';
import { clockTime, moment } from '../../../domain/format-desk-time.ts';
import { Card } from '../../../ui/card.tsx';
import { usePageCity } from '../../shell/desk-data.ts';
import { carPath, pathOf } from '../../shell/pages.ts';

/** As many as are washed before the next look. */
const MOST_SHOWN = 6;

interface PreparingProps {
  readonly cars: NonNullable<Today['preparing']>;
  readonly now: string;
}

/** What whoever cleans and refuels does next. */
export function Preparing({ cars, now }: PreparingProps) {
  const { t } = useTranslation('today');
  const { id: cityId } = usePageCity();
  return (
    <Card
      title={t('preparing.title')}
      action={
        cars.length > MOST_SHOWN && (
          <Link to={`${pathOf('fleet', cityId)}?sort=condition&order=desc`} className="text-link">
            {t('preparing.all', { count: cars.length })}
          </Link>
        )
      }
    >
      {cars.length === 0 ? (
        <div>
          <p className="font-strong">{t('preparing.none')}</p>
          <p className="text-quiet">{t('preparing.noneText')}</p>
        </div>
      ) : (
        <ol>
          {cars.slice(0, MOST_SHOWN).map((one) => (
            <li
              key={one.car.id}
              className="flex items-baseline justify-between gap-4 border-t border-hair py-2.5 first:border-t-0"
            >
              <div className="min-w-0">
                <Link to={carPath(cityId, one.car.id)} className="block truncate font-strong">
                  {one.car.name}
                </Link>
                <p className="text-xs text-quiet">
                  {[one.car.plate, t(`preparing.${taskOf(one)}`)].filter(Boolean).join(', ')}
                </p>
              </div>
              {one.by && <Deadline by={one.by} now={now} />}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

type Preparing = PreparingProps['cars'][number];

function taskOf({ condition, propulsionType }: Preparing) {
  if (condition === 'TO_CLEAN') return 'TO_CLEAN';
  return propulsionType === 'ELECTRIC' ? 'TO_CHARGE' : 'TO_REFUEL';
}

function Deadline({ by, now }: { readonly by: string; readonly now: string }) {
  const { t } = useTranslation('today');
  const { timeZone } = usePageCity();
  const [due, today] = [by, now].map((at) =>
    Temporal.Instant.from(at).toZonedDateTimeISO(timeZone),
  );
  if (!due || !today) return null;
  const isToday = due.toPlainDate().equals(today.toPlainDate());
  return (
    <p className="shrink-0 text-xs text-quiet figures">
      {t('preparing.by', { when: isToday ? clockTime(due) : moment(by, timeZone) })}
    </p>
  );
}
