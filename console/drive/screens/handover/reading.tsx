import type { ReactNode } from 'react';
import { classes } from '../../../../ui/classes.ts';
import { RoundKey } from '../../components/round-key.tsx';

interface ReadingProps {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  readonly less: string;
  readonly more: string;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  readonly at: number;
  readonly onChange: (at: number) => void;
  readonly children?: ReactNode;
}

/** A figure between two keys. */
export function Reading(props: ReadingProps) {
  const { label, value, unit, less, more, least, most, step = 1, at, onChange, children } = props;
  return (
    <section
      aria-label={label}
      className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 rounded-card border border-hair bg-card p-4"
    >
      <h2 className="font-text text-sm leading-5 font-text tracking-normal text-quiet">{label}</h2>
      <output className="title figures text-reading tracking-display whitespace-nowrap">
        {value}
        {unit && <small className="text-lg tracking-normal">{unit}</small>}
      </output>
      <div className="col-span-2 flex items-center justify-between gap-3">
        <RoundKey
          sign="minus"
          label={less}
          isOff={at <= least}
          onPress={() => onChange(Math.max(least, at - step))}
        />
        {children}
        <RoundKey
          sign="plus"
          label={more}
          isOff={at >= most}
          onPress={() => onChange(Math.min(most, at + step))}
        />
      </div>
    </section>
  );
}

interface GaugeProps {
  readonly label: string;
  readonly at: number;
  /** At the delivery: what is missing since then is dashed. */
  readonly before: number | null;
}

export const Gauge = ({ label, at, before }: GaugeProps) => (
  <span role="img" aria-label={label} className="grid flex-1 grid-cols-8 gap-1">
    {Array.from({ length: 8 }, (_, index) => (
      <i
        // biome-ignore lint/suspicious/noArrayIndexKey: eight places that never move
        key={index}
        className={classes(
          'h-10 rounded-[6px] border-2',
          index < at && 'stays-filled border-ink bg-ink',
          index >= at && index < (before ?? 0) && 'border-dashed border-route-waiting bg-amber-100',
          index >= at && index >= (before ?? 0) && 'border-control',
        )}
      />
    ))}
  </span>
);
