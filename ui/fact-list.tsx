import { classes } from './classes.ts';

const styles = {
  column: { list: 'gap-3 leading-5', value: '' },
  pairs: { list: 'gap-x-4 gap-y-4 tablet:grid-cols-2', value: 'mt-0.5 font-medium' },
  row: { list: 'gap-x-10 gap-y-4 tablet:flex tablet:flex-wrap', value: '' },
} as const;

interface FactListProps {
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** Below each other, two by two, or side by side as far as they go. */
  readonly layout: keyof typeof styles;
}

/** What we know, by name. */
export function FactList({ facts, layout }: FactListProps) {
  const { list, value: valueStyle } = styles[layout];
  return (
    <dl className={classes('grid text-sm figures', list)}>
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-quiet">{name}</dt>
          <dd className={classes('wrap-anywhere', valueStyle)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
