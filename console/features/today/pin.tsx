import type { Handover } from '../../../contract/operate/today.ts';
import { classes } from '../../../ui/classes.ts';

export type StopState = 'planned' | 'done' | 'late' | 'unassigned';

const colours: Record<StopState, { readonly ring: string; readonly full: string }> = {
  planned: { ring: 'border-ink', full: 'bg-ink' },
  done: { ring: 'border-route-done', full: 'bg-route-done' },
  late: { ring: 'border-route-live', full: 'bg-route-live' },
  unassigned: { ring: 'border-route-waiting', full: 'bg-route-waiting' },
};

interface PinProps extends Pick<Handover, 'kind'> {
  readonly state: StopState;
}

/** A full pin begins a trip, a ring ends it. */
export function Pin({ kind, state }: PinProps) {
  const { ring, full } = colours[state];
  return (
    <span
      aria-hidden="true"
      className={classes(
        'block size-3 shrink-0 rounded-full border-[3px]',
        ring,
        kind === 'delivery' ? classes('stays-filled', full) : 'bg-card',
      )}
    />
  );
}
