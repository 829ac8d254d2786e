import { classes } from './classes.ts';

/** What happens from a point in time on, from good to less good. */
export type TimelineTone = 'past' | 'good' | 'fair' | 'poor' | 'worst' | 'end';

export interface TimelineStop {
  readonly id: string;
  readonly tone: TimelineTone;
  /** "Until"; at the end of the line what is there. */
  readonly label: string;
  /** The point in time; left out at the end of the line, as the rest is. */
  readonly when?: string;
  readonly amount?: string;
  readonly note?: string;
  readonly isNow?: boolean;
}

interface ToneStyle {
  readonly pin: string;
  readonly line: string;
  /** Around the pin where one is now. */
  readonly halo: string;
}

const amberHalo = 'shadow-[0_0_0_5px_rgb(191_120_18/0.22)]';

const tones: Record<TimelineTone, ToneStyle> = {
  past: { pin: 'border-stone-300', line: 'bg-stone-300', halo: '' },
  good: {
    pin: 'border-route-done',
    line: 'bg-route-done',
    halo: 'shadow-[0_0_0_5px_rgb(95_122_67/0.22)]',
  },
  fair: { pin: 'border-amber-500', line: 'bg-amber-500', halo: amberHalo },
  poor: { pin: 'border-amber-600', line: 'bg-amber-600', halo: amberHalo },
  worst: {
    pin: 'border-amber-600',
    line: 'bg-[repeating-linear-gradient(var(--color-amber-600)_0_6px,transparent_6px_10px)] @min-[540px]:bg-[repeating-linear-gradient(90deg,var(--color-amber-600)_0_6px,transparent_6px_10px)]',
    halo: amberHalo,
  },
  end: { pin: 'border-ink', line: '', halo: '' },
};

/** Lies down where five stops have room beside each other, and stands upright elsewhere. */
export function Timeline({ label, stops }: { label: string; stops: readonly TimelineStop[] }) {
  return (
    <div className="@container printed-in-colour">
      <ol aria-label={label} className="@min-[540px]:flex">
        {stops.map((stop) => (
          <Stop key={stop.id} {...stop} />
        ))}
      </ol>
    </div>
  );
}

function Stop({ tone, label, when, amount, note, isNow = false }: TimelineStop) {
  const style = tones[tone];
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className={classes(
        'relative pl-8 @min-[540px]:pt-7.5 @min-[540px]:pl-0',
        tone !== 'end' && 'pb-6 @min-[540px]:flex-1 @min-[540px]:pr-4 @min-[540px]:pb-0',
        tone === 'past' && 'text-quiet',
      )}
    >
      {tone !== 'end' && (
        <span
          aria-hidden="true"
          className={classes(
            'absolute top-3 -bottom-2 left-[5px] w-1 @min-[540px]:top-[5px] @min-[540px]:-right-0.5 @min-[540px]:bottom-auto @min-[540px]:left-2 @min-[540px]:h-1 @min-[540px]:w-auto',
            style.line,
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={classes(
          'absolute top-[3px] left-0 size-3.5 rounded-full border-[3.5px] @min-[540px]:top-0',
          style.pin,
          isNow ? classes(style.line, style.halo, 'stays-filled') : 'bg-card',
        )}
      />
      {/* Lying, the label and the point in time have a line each, so that the amounts stand in a row. */}
      <p className="text-xs figures">
        <span className={isNow ? 'font-strong' : 'text-quiet'}>{label}</span>{' '}
        {when && (
          <span
            className={classes(
              'whitespace-nowrap @min-[540px]:block',
              isNow ? 'font-strong' : tone === 'past' ? 'text-quiet' : 'font-medium',
            )}
          >
            {when}
          </span>
        )}
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
  );
}
