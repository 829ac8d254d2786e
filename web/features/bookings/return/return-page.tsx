import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { instantFromIso, instantToIso, toCityTime } from '../../../../domain/city-time.ts';
import { type ReturnMove, returnAt, returnDays } from '../../../../domain/return-choices.ts';
import type { CalendarFacts } from '../../../../domain/trip-facts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { BackLink } from '../../../page/back-link.tsx';
import { carName } from '../../car/car-name.ts';
import { useChangeFacts } from '../change/use-change-facts.ts';
import { useChangePrice } from '../change/use-change-price.ts';
import { bookingPath } from '../data/booking-path.ts';
import type { BookingData } from '../data/load-booking.ts';
import { momentOf } from '../data/stop-words.ts';
import { useBookingWork } from '../data/use-booking-work.ts';
import { ReturnChoice } from './return-choice.tsx';
import { pickOf, type ReturnPick } from './return-pick.ts';
import { ReturnPrice } from './return-price.tsx';

/** During a trip: keep the car longer, or give it back early, each with its price before anything happens. */
export function ReturnPage({ data }: { data: BookingData }) {
  const { t } = useTranslation('trips');
  const { booking } = data;
  const { answer, retry } = useChangeFacts(data, true);
  const [move, setMove] = useState<ReturnMove>('later');
  return (
    <div className="page-width pb-20">
      <BackLink to={bookingPath(booking.id)}>{t('return.back')}</BackLink>
      <h1 className="mt-4 text-4xl tracking-display">
        {t('return.title', { car: carName(booking.car) })}
      </h1>
      <p className="mt-3 mb-8 text-lg text-quiet figures">
        {t('return.ends', { when: momentOf(booking.endsAt, booking.city) })}
      </p>
      {!booking.canMoveReturn && <NotNow />}
      {booking.canMoveReturn && answer.state === 'asking' && (
        <div role="status">
          <span className="sr-only">{t('change.loading')}</span>
          <Skeleton className="h-80 !rounded-card" />
        </div>
      )}
      {booking.canMoveReturn && answer.state === 'failed' && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{t('change.notLoaded')}</p>
          <Button variant="outline" onClick={retry}>
            {t('change.retry')}
          </Button>
        </div>
      )}
      {booking.canMoveReturn && answer.state === 'known' && (
        <Tabs
          label={t('return.moves')}
          selectedId={move}
          onSelect={(id) => setMove(id === 'earlier' ? 'earlier' : 'later')}
          tabs={(['later', 'earlier'] as const).map((id) => ({
            id,
            label: t(`return.tabs.${id}`),
            content: (
              <MovedReturn key={id} data={data} move={id} facts={answer.facts} onRefused={retry} />
            ),
          }))}
        />
      )}
    </div>
  );
}

/** Before the delivery the booking itself is changed; afterwards there is nothing to move. */
function NotNow() {
  const { t } = useTranslation('trips');
  return (
    <p role="status" className="rounded-card bg-stone-50 px-5 py-4">
      {t('return.notNow')}
    </p>
  );
}

interface MovedReturnProps {
  readonly data: BookingData;
  readonly move: ReturnMove;
  readonly facts: CalendarFacts;
  /** What was offered may be had no more. */
  readonly onRefused: () => void;
}

function MovedReturn({ data, move, facts, onRefused }: MovedReturnProps) {
  const { t } = useTranslation('trips');
  const navigate = useNavigate();
  const { booking } = data;
  const trip = {
    startsAt: instantFromIso(booking.startsAt),
    endsAt: instantFromIso(booking.endsAt),
  };
  const days = returnDays(trip, move, facts);
  const [picked, setPicked] = useState<ReturnPick | null>(null);
  const pick = pickOf(days, picked, toCityTime(trip.endsAt, facts.timeZone).toPlainTime());
  const endsAt = pick && instantToIso(returnAt(pick.day.date, pick.time, facts));
  const { price, retry } = useChangePrice(booking.id, endsAt ? { endsAt } : null);
  const work = useBookingWork(booking, () => navigate(bookingPath(booking.id)), onRefused);
  if (!pick) {
    return <p className="rounded-card bg-stone-50 px-5 py-4">{t(`return.none.${move}`)}</p>;
  }
  return (
    <div className="grid gap-8 wide:grid-cols-[minmax(0,1fr)_368px]">
      <ReturnChoice
        booking={booking}
        days={days}
        pick={pick}
        onPick={(next) => {
          work.forgetRefusal();
          setPicked(next);
        }}
        isBusy={work.isBusy}
      />
      <ReturnPrice
        booking={booking}
        move={move}
        pick={pick}
        answer={price}
        onRetry={retry}
        work={work}
        onAgree={(agreedTotal) => {
          if (endsAt) work.begin({ kind: 'change', change: { endsAt, agreedTotal } });
        }}
      />
    </div>
  );
}
