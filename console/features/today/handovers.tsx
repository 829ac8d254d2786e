import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Handover } from '../../../contract/operate/today.ts';
import { clockTime } from '../../../domain/format-desk-time.ts';
import { axisOf, type DayAxis, hoursOf, placeOn } from '../../../domain/today/lanes.ts';
import { Card } from '../../../ui/card.tsx';
import { useMay, usePageCity } from '../../shell/desk-data.ts';
import { pathOf } from '../../shell/pages.ts';
import { Lane } from './lane.tsx';
import { minutesOf, percent, type TimedHandover, timed } from './lane-place.ts';
import { Pin } from './pin.tsx';

/** As wide as the time that is now. */
const NEAR_SHARE = 0.06;

interface HandoversProps {
  readonly handovers: readonly Handover[];
  readonly now: string;
}

/** The day's deliveries and returns, a lane for each driver. */
export function Handovers({ handovers, now }: HandoversProps) {
  const { t } = useTranslation('today');
  const { id: cityId, timeZone } = usePageCity();
  const mayAssign = useMay('jobs.plan');
  const local = Temporal.Instant.from(now).toZonedDateTimeISO(timeZone);
  const stops = handovers.map((handover) => timed(handover, local));
  const axis = axisOf(stops, minutesOf(local));
  return (
    <div className="mt-6">
      <Card
        title={t('handovers.title')}
        action={
          <div className="flex flex-wrap items-center gap-x-4 text-xs text-quiet">
            {handovers.length > 0 && <Legend />}
            {mayAssign && (
              <Link to={pathOf('jobs', cityId)} className="text-link">
                {t('handovers.assign')}
              </Link>
            )}
          </div>
        }
      >
        {handovers.length === 0 ? (
          <div>
            <p className="font-strong">{t('handovers.none')}</p>
            <p className="text-quiet">{t('handovers.noneText')}</p>
          </div>
        ) : (
          <div className="relative">
            <Hours axis={axis} now={local} />
            <ul>
              {lanesOf(stops).map(([driver, own]) => (
                <Lane key={driver?.id ?? ''} name={driver?.name ?? null} stops={own} axis={axis} />
              ))}
            </ul>
            <Now axis={axis} now={local} />
          </div>
        )}
      </Card>
    </div>
  );
}

/** What nobody does yet on top, then driver by driver. */
function lanesOf(stops: readonly TimedHandover[]) {
  const lanes = Map.groupBy(stops, ({ driver }) => driver?.id ?? '');
  return [...lanes.values()]
    .map((own) => [own[0]?.driver ?? null, own] as const)
    .toSorted(([one], [other]) => (one?.name ?? '').localeCompare(other?.name ?? ''));
}

const legend = [
  { what: 'delivery', kind: 'delivery', state: 'planned' },
  { what: 'return', kind: 'return', state: 'planned' },
  { what: 'done', kind: 'delivery', state: 'done' },
  { what: 'late', kind: 'delivery', state: 'late' },
] as const;

function Legend() {
  const { t } = useTranslation('today');
  return (
    <ul className="flex flex-wrap gap-x-4">
      {legend.map(({ what, kind, state }) => (
        <li key={what} className="flex items-center gap-1.5">
          <Pin kind={kind} state={state} />
          {t(`handovers.${what}`)}
        </li>
      ))}
    </ul>
  );
}

interface AxisProps {
  readonly axis: DayAxis;
  readonly now: Temporal.ZonedDateTime;
}

/** Where now stands, no hour does. */
function Hours({ axis, now }: AxisProps) {
  const nowAt = placeOn(axis, minutesOf(now));
  const hours = hoursOf(axis).filter((hour) => Math.abs(placeOn(axis, hour) - nowAt) > NEAR_SHARE);
  return (
    <div aria-hidden="true" className="relative mr-20 ml-40 h-6 text-2xs text-quiet figures">
      {hours.map((minutes) => (
        <span
          key={minutes}
          className="absolute -translate-x-1/2"
          style={{ left: percent(placeOn(axis, minutes)) }}
        >
          {`${String(minutes / 60).padStart(2, '0')}:00`}
        </span>
      ))}
    </div>
  );
}

function Now({ axis, now }: AxisProps) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-20 left-40">
      <div
        className="absolute inset-y-0 -ml-px w-0.5 bg-route-live"
        style={{ left: percent(placeOn(axis, minutesOf(now))) }}
      >
        <span className="absolute -top-0.5 left-px -translate-x-1/2 rounded-full bg-signal-500 px-2 text-2xs leading-5 font-strong text-on-signal figures">
          {clockTime(now)}
        </span>
      </div>
    </div>
  );
}
