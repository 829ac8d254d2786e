import { useTranslation } from 'react-i18next';
import type { BoardBooking } from '../../../../contract/operate/board-moves.ts';
import type { MoveVerdict } from '../../../../domain/board/move.ts';
import { moment, shortDay } from '../../../../domain/format-desk-time.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { classes } from '../../../../ui/classes.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { usePageCity } from '../../../shell/desk-data.ts';
import type { CarLine } from '../board-model.ts';
import { firstName } from '../use-bar-words.ts';

interface VerdictProps {
  readonly verdict: MoveVerdict;
  readonly booking: BoardBooking;
  readonly isCompact: boolean;
}

/** In place of a car's state while a booking is carried: what would come of it there. */
export function Verdict({ verdict, booking, isCompact }: VerdictProps) {
  const { t } = useTranslation('board');
  const renter = firstName(booking.renter.name);
  const [first, second] = ((): readonly [string, string] => {
    if (verdict.ok) {
      const price = verdict.isBetter ? t('move.verdict.better') : t('move.verdict.samePrice');
      return [t('move.verdict.fits'), price];
    }
    switch (verdict.code) {
      case 'same':
        return [t('move.verdict.here', { renter }), booking.reference];
      case 'short':
        return [t('move.verdict.short', { count: verdict.minutes }), t('move.verdict.turnaround')];
      case 'taken':
        return [t(`move.verdict.${verdict.by.kind}`), ''];
      case 'papers':
        return [t('move.verdict.papers'), shortDay(verdict.until)];
      case 'away':
        return [t(`move.verdict.away.${verdict.reason}`), ''];
      case 'not-offered':
        return [t('move.verdict.not-offered'), ''];
      case 'lesser':
        return [t(`move.verdict.lacks.${verdict.lacks[0] ?? 'category'}`), ''];
    }
  })();
  const isShort = !verdict.ok && verdict.code === 'short';
  return (
    <>
      <span
        className={classes(
          'flex items-center gap-1.5',
          verdict.ok && 'font-strong text-moss-600',
          isShort && 'font-strong text-error-600',
        )}
      >
        {verdict.ok && <Icon name="check" className="size-3.5 stroke-[2.6]" />}
        {isShort && <Icon name="close" className="size-3.5 stroke-[2.6]" />}
        {first}
      </span>
      {!isCompact && <span>{second}</span>}
    </>
  );
}

/** The same as a sentence: at the hand, and for whoever only hears it. */
export function useAnswer() {
  const { t } = useTranslation('board');
  const { timeZone } = usePageCity();
  return (
    verdict: MoveVerdict,
    booking: BoardBooking,
    { brand, model, id }: Pick<CarLine, 'brand' | 'model' | 'id'>,
    trip: { readonly startsAt: Temporal.Instant; readonly endsAt: Temporal.Instant },
  ): { readonly title: string; readonly text: string } => {
    const renter = firstName(booking.renter.name);
    const car = `${brand} ${model}`;
    const when = (at: Temporal.Instant) => moment(at.toString(), timeZone);
    if (verdict.ok && id === booking.carId) {
      return {
        title: t('move.answer.time', { from: when(trip.startsAt), to: when(trip.endsAt) }),
        text: t('move.answer.timeText', { renter }),
      };
    }
    if (verdict.ok) {
      const facts = { renter, when: when(trip.startsAt), price: formatMoney(booking.total) };
      return {
        title: t('move.answer.yes', { renter, car }),
        text: verdict.isBetter ? t('move.answer.better', facts) : t('move.answer.yesText', facts),
      };
    }
    const title = t('move.answer.no');
    switch (verdict.code) {
      case 'short':
        return { title, text: t('move.answer.short', { count: verdict.minutes }) };
      case 'lesser': {
        const lacks = verdict.lacks.map((one) => t(`move.verdict.lacks.${one}`).toLowerCase());
        return { title, text: t('move.answer.lesser', { car, renter, lacks }) };
      }
      case 'papers':
        return { title, text: t('move.answer.papers', { car, day: shortDay(verdict.until) }) };
      case 'away':
        return { title, text: t(`move.answer.away.${verdict.reason}`, { car }) };
      case 'same':
        return { title: car, text: t('move.answer.same') };
      case 'taken':
      case 'not-offered':
        return { title, text: t(`move.answer.${verdict.code}`, { car }) };
    }
  };
}
