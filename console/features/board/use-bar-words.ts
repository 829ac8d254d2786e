import { useTranslation } from 'react-i18next';
import { isOverdue } from '../../../domain/board/bar.ts';
import { clockTime, moment, shortDay } from '../../../domain/format-desk-time.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import type { Bar, CarLine } from './board-model.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** `45 min`, `2 h 50`, `3 days`. */
function useLateWords() {
  const { t } = useTranslation('board');
  return (sinceMs: number, nowMs: number) => {
    const minutes = Math.max(1, Math.floor((nowMs - sinceMs) / MINUTE_MS));
    const hours = Math.floor(minutes / HOUR_MINUTES);
    if (hours === 0) return t('late.minutes', { minutes });
    if (hours >= DAY_HOURS) return t('late.days', { count: Math.floor(hours / DAY_HOURS) });
    const rest = String(minutes % HOUR_MINUTES).padStart(2, '0');
    return t('late.hours', { hours, minutes: rest });
  };
}

/** A bar as a sentence, for whoever does not see where it lies. It begins with what is shown: voice control says that. */
export function useBarWords() {
  const { t } = useTranslation(['board', 'cars']);
  const { timeZone } = usePageCity();
  const lateWords = useLateWords();
  return (bar: Bar, shown: string, nowMs: number): string => {
    const { booking, block, startsAt, endsAt, endsAtMs, heldUntil } = bar;
    const words = { shown, from: moment(startsAt, timeZone), to: moment(endsAt, timeZone) };
    if (booking && isOverdue(bar, bar.state, nowMs)) {
      return t('bar.late', { ...words, late: lateWords(endsAtMs, nowMs) });
    }
    if (booking) {
      return t('bar.booking', { ...words, state: t(`states.${bar.state}`).toLowerCase() });
    }
    if (block) {
      const reason = t(`cars:blocks.${block.reason}`);
      return block.note ? t('bar.blockNote', { ...words, reason }) : t('bar.block', words);
    }
    if (heldUntil) return t('bar.hold', words);
    return t(bar.kind === 'offer' ? 'bar.offer' : 'bar.change', words);
  };
}

/** What stands on a bar. */
export function useBarName() {
  const { t } = useTranslation(['board', 'cars']);
  const { timeZone } = usePageCity();
  return ({ kind, booking, block, heldUntil, heldFor }: Bar): string => {
    if (booking) return firstName(booking.renter);
    if (block) return block.note ?? t(`cars:blocks.${block.reason}`);
    if (!heldUntil) return t(kind === 'offer' ? 'bar.offerName' : 'bar.changeName');
    const until = clockOf(heldUntil, timeZone);
    return t('bar.holdName', { renter: firstName(heldFor ?? ''), until });
  };
}

/** What is wrong with a car, in two short lines. */
export function useTroubleWords() {
  const { t } = useTranslation('board');
  const { timeZone } = usePageCity();
  const lateWords = useLateWords();
  return ({ trouble, drivableUntil }: CarLine, nowMs: number) => {
    if (!trouble) return null;
    const { kind, at } = trouble;
    const local = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone);
    const isToday =
      shortDay(local) ===
      shortDay(Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone));
    return {
      title: t(`trouble.${kind}.title`),
      text: t(`trouble.${kind}.text`, {
        late: lateWords(Date.parse(at), nowMs),
        when: isToday ? clockTime(local) : moment(at, timeZone),
        day: drivableUntil ? shortDay(Temporal.PlainDate.from(drivableUntil)) : '',
      }),
      isLive: kind === 'late-return' || kind === 'late-delivery' || kind === 'blocked-car',
    };
  };
}

export const firstName = (name: string) => name.split(' ')[0] ?? name;

export const clockOf = (at: string, timeZone: string) =>
  clockTime(Temporal.Instant.from(at).toZonedDateTimeISO(timeZone));
