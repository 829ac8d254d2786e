import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import type { TripDay } from '../../../../domain/handovers/trip-day.ts';
import { Icon, type IconName } from '../../../../ui/icon.tsx';
import { RouteLine, type Stop } from '../../../../ui/route-line.tsx';
import type { DayWords } from './use-day-words.ts';

interface DayStepsProps {
  readonly booking: Booking;
  readonly day: TripDay;
  readonly words: DayWords;
}

/** The day as a line, what to have ready, and what is done at the car. */
export function DaySteps({ booking, day, words }: DayStepsProps) {
  const { t } = useTranslation('day');
  return (
    <div className="grid min-w-0 content-start gap-10 tablet:grid-cols-2 tablet:gap-x-12">
      <section aria-labelledby="steps-title">
        <h2 id="steps-title" className="mb-5 text-xl">
          {t('steps.title')}
        </h2>
        <RouteLine ground="page" stops={useStops(booking, day, words)} />
      </section>
      <div className="grid content-start gap-10">
        <Ready end={day.end} />
        <AtTheDoor end={day.end} />
      </div>
    </div>
  );
}

function useStops({ onTheWay }: Booking, day: TripDay, { said }: DayWords): Stop[] {
  const { t } = useTranslation('day');
  const { end, expectedAt } = day;
  const { setOutAt, arrivedAt } = onTheWay[end];
  const isSetOut = setOutAt !== null || arrivedAt !== null;
  return [
    {
      id: 'set-out',
      title: t(isSetOut ? 'steps.hasSetOut' : 'steps.setOut', said),
      note: said.setOut,
      state: isSetOut ? 'done' : 'next',
    },
    {
      id: 'at-door',
      title: t('steps.atDoor'),
      note: said.arrived || t(expectedAt ? 'steps.expected' : 'steps.window', said),
      state: arrivedAt ? 'done' : isSetOut ? 'live' : 'next',
    },
    {
      id: 'sealed',
      title: t(`steps.sealed.${end}`),
      note: t('steps.sealedNote'),
      state: arrivedAt ? 'live' : 'next',
    },
  ];
}

function Ready({ end }: Pick<TripDay, 'end'>) {
  const { t } = useTranslation('day');
  const items: readonly (readonly [IconName, string])[] =
    end === 'delivery'
      ? [
          ['paper', t('ready.delivery.licence')],
          ['paper', t('ready.delivery.identity')],
          ['wait', t('ready.delivery.time')],
        ]
      : [
          ['key', t('ready.return.keys')],
          ['check', t('ready.return.things')],
          ['wait', t('ready.return.time')],
        ];
  return (
    <section aria-labelledby="ready-title">
      <h2 id="ready-title" className="mb-4 text-xl">
        {t('ready.title')}
      </h2>
      <ul className="grid gap-2 text-sm">
        {items.map(([icon, text]) => (
          <li key={text} className="flex gap-3">
            <Icon name={icon} className="size-6 stroke-[1.9]" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function AtTheDoor({ end }: Pick<TripDay, 'end'>) {
  const { t } = useTranslation('day');
  return (
    <section aria-labelledby="door-title">
      <h2 id="door-title" className="mb-4 text-xl">
        {t('door.title')}
      </h2>
      <ol className="grid list-decimal gap-2 pl-5 text-sm marker:font-strong">
        {(['check', 'photos', 'sign'] as const).map((step) => (
          <li key={step} className="pl-1">
            {t(`door.${end}.${step}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}
