import type { CarLine } from '../board-model.ts';
import type { HeldDeed } from './use-held-move.ts';

/** The board as it will be once a move that can still be undone is sent. */
export function movedLines(lines: readonly CarLine[], deed: HeldDeed | null): readonly CarLine[] {
  if (!deed) return lines;
  const bar = lines
    .flatMap(({ bars }) => bars)
    .find(({ booking }) => booking?.id === deed.booking.id);
  if (!bar) return lines;
  const startsAtMs = Date.parse(deed.startsAt);
  const endsAtMs = Date.parse(deed.endsAt);
  const moved = {
    ...bar,
    startsAt: deed.startsAt,
    endsAt: deed.endsAt,
    startsAtMs,
    endsAtMs,
    freeAtMs: endsAtMs + (bar.freeAtMs - bar.endsAtMs),
  };
  return lines.map((car) => {
    const others = car.bars.filter(({ id }) => id !== bar.id);
    if (car.id === deed.carId) return { ...car, bars: [...others, moved] };
    return others.length === car.bars.length ? car : { ...car, bars: others };
  });
}
