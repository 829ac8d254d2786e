import { classes } from './classes.ts';

/** What happens from a point in time on, from good to less good. */
export type TimelineTone = 'past' | 'good' | 'fair' | 'poor' | 'worst' | 'end';

export interface TimelineStop {
  readonly id: string;
  readonly tone: TimelineTone;
  readonly when: string;
  /** Left out at the end of the line. */
  readonly amount?: string;
  readonly note?: string;
  readonly isNow?: boolean;
}

const tones: Record<TimelineTone, { readonly pin: string; readonly line: string }> = {
  past: { pin: 'border-stone-300', line: 'bg-stone-300' },
  good: { pin: 'border-route-done', line: 'bg-route-done' },
  fair: { pin: 'border-amber-500', line: 'bg-amber-500' },
  poor: { pin: 'border-amber-600', line: 'bg-amber-600' },
  worst: {
    pin: 'border-amber-600',
    line: 'bg-[repeating-linear-gradient(var(--color-amber-600)_0_6px,transparent_6px_10px)] tablet:bg-[repeating-linear-gradient(90deg,var(--color-amber-600)_0_6px,transparent_6px_10px)]',
  },
  end: { pin: 'border-ink', line: '' },
};

/** Lies down from 692 px and stands upright on phones. */
export function Timeline({ label, stops }: { label: string; stops: readonly TimelineStop[] }) {
  return (
    <ol aria-label={label} className="tablet:flex">
      {stops.map(({ id, tone, when, amount, note, isNow = false }) => (
        <li
          key={id}
          aria-current={isNow ? 'step' : undefined}
          className={classes(
            'relative pl-8 tablet:pt-7.5 tablet:pl-0',
            tone !== 'end' && 'pb-6 tablet:flex-1 tablet:pr-4 tablet:pb-0',
            tone === 'past' && 'text-quiet',
          )}
        >
          {tone !== 'end' && (
            <span
              aria-hidden="true"
              className={classes(
                'absolute top-3 -bottom-2 left-[5px] w-1 tablet:top-[5px] tablet:-right-0.5 tablet:bottom-auto tablet:left-2 tablet:h-1 tablet:w-auto',
                tones[tone].line,
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={classes(
              'absolute top-[3px] left-0 size-3.5 rounded-full border-[3.5px] tablet:top-0',
              tones[tone].pin,
              isNow ? tones[tone].line : 'bg-white',
              isNow && 'shadow-[0_0_0_5px_rgb(95_122_67/0.22)]',
            )}
          />
          {/* Two lines for all, so that the amounts stand in a row where one needs both. */}
          <p
            className={classes(
              'text-xs figures tablet:min-h-10',
              isNow ? 'font-strong' : 'text-quiet',
            )}
          >
            {when}
          </p>
          {amount && (
            <p
              className={classes(
                'title figures',
                tone === 'past' ? 'text-base line-through' : 'text-xl',
              )}
            >
              {amount}
            </p>
          )}
          {note && <p className="text-xs text-quiet figures">{note}</p>}
        </li>
      ))}
    </ol>
  );
}
