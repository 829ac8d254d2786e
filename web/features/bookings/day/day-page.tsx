import { useTranslation } from 'react-i18next';
import type { BadgeColour } from '../../../../domain/booking-badges.ts';
import type { DayPhase } from '../../../../domain/handovers/trip-day.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { BackLink } from '../../../page/back-link.tsx';
import { bookingPath } from '../data/booking-path.ts';
import type { BookingData } from '../data/load-booking.ts';
import { useLiveBooking } from '../data/use-live-booking.ts';
import { useTripDay } from '../data/use-trip-day.ts';
import { CrewCard } from './crew-card.tsx';
import { DayActions } from './day-actions.tsx';
import { DaySteps } from './day-steps.tsx';
import { useDayWords } from './use-day-words.ts';
import { WindowLine } from './window-line.tsx';

const tones: Readonly<Record<DayPhase, BadgeColour>> = {
  before: 'grey',
  today: 'grey',
  'on-the-way': 'red',
  late: 'red',
  'at-door': 'red',
  missed: 'red',
  'no-show': 'failure',
  sealed: 'black',
  'on-road': 'black',
  overdue: 'failure',
  collected: 'black',
  ended: 'failure',
};

/** Who is later than that is late, and nobody counts the minutes. */
const MOST_MINUTES = 90;

/** Somebody is still to come. */
const ahead: readonly DayPhase[] = ['before', 'today', 'on-the-way', 'late', 'at-door', 'missed'];
/** The time that was told is of use: nobody has come yet, and it is the day. */
const inWindow: readonly DayPhase[] = ['today', 'on-the-way', 'late'];

/** The day of a delivery or return, followed while it happens. */
export function DayPage({ data }: { data: BookingData }) {
  const { t } = useTranslation('day');
  const { booking } = data;
  useLiveBooking(booking);
  const day = useTripDay(booking);
  const words = useDayWords(booking, day);
  const { phase, end } = day;
  const isAhead = ahead.includes(phase);
  const key = wordsKey(phase, end);
  const { minutesLate } = words;
  const lateTitle =
    minutesLate > 0 && minutesLate <= MOST_MINUTES
      ? t('lateBy', { ...words.said, count: minutesLate })
      : null;
  return (
    <div className="page-width pb-20">
      <BackLink to={bookingPath(booking.id)}>{t('back')}</BackLink>
      <div className="mt-2 grid gap-x-12 gap-y-10 wide:grid-cols-[432px_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-6">
          <div role="status" className="grid gap-3">
            <p>
              <Badge tone={tones[phase]}>{t(`badges.${phase}`)}</Badge>
            </p>
            <h1 className="text-3xl tracking-display">
              {lateTitle ?? t(`titles.${key}`, words.said)}
            </h1>
            {isAhead && <BigTime phase={phase} words={words} />}
            <p className="max-w-160 text-stone-700 figures">{t(`texts.${key}`, words.said)}</p>
          </div>
          {inWindow.includes(phase) && <WindowLine day={day} words={words} />}
          <DayActions booking={booking} phase={phase} />
          {(isAhead || phase === 'overdue') && (
            <CrewCard data={data} words={words} isNamedLater={phase === 'before'} />
          )}
        </div>
        {isAhead && <DaySteps booking={booking} day={day} words={words} />}
      </div>
    </div>
  );
}

type WordsKey =
  | `${'delivery' | 'return'}.${'today' | 'on-the-way' | 'late' | 'at-door' | 'ended'}`
  | `delivery.${'before' | 'missed' | 'no-show'}`
  | `return.${'sealed' | 'on-road' | 'overdue' | 'collected'}`;

/** What is only said of one end is said of it, whichever comes next. */
function wordsKey(phase: DayPhase, end: 'delivery' | 'return'): WordsKey {
  switch (phase) {
    case 'before':
    case 'missed':
    case 'no-show':
      return `delivery.${phase}`;
    case 'sealed':
    case 'on-road':
    case 'overdue':
    case 'collected':
      return `return.${phase}`;
    case 'today':
    case 'on-the-way':
    case 'late':
    case 'at-door':
    case 'ended':
      return `${end}.${phase}`;
  }
}

interface BigTimeProps {
  readonly phase: DayPhase;
  readonly words: ReturnType<typeof useDayWords>;
}

/** The one time that matters now. */
function BigTime({ phase, words: { said } }: BigTimeProps) {
  const { t } = useTranslation('day');
  const [time, note] =
    phase === 'late'
      ? [said.expected, t('times.expected')]
      : phase === 'at-door' || phase === 'missed'
        ? [said.arrived, t('times.since')]
        : [said.from, t('times.window', said)];
  if (!time) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="title text-4xl figures">{time}</span>
      <span className="text-stone-700 figures">{note}</span>
    </p>
  );
}
