import { Link } from 'react-router';
import { classes } from './classes.ts';

export interface ProgressStep {
  readonly id: string;
  readonly label: string;
  readonly state: 'done' | 'live' | 'next';
  /** Where a step already taken can be taken again. */
  readonly to?: string;
}

const pins: Record<ProgressStep['state'], string> = {
  done: 'stays-filled border-route-done bg-route-done',
  live: 'stays-filled border-route-live bg-route-live shadow-[0_0_0_5px_rgb(217_45_32/0.18)]',
  next: 'border-route-next bg-paper',
};

/** How far along a search or a checkout is. On phones only the present step is named. */
export function ProgressLine({ label, steps }: { label: string; steps: readonly ProgressStep[] }) {
  return (
    <ol aria-label={label} className="flex text-xs text-quiet">
      {steps.map(({ id, label: name, state, to }) => (
        <li
          key={id}
          aria-current={state === 'live' ? 'step' : undefined}
          className={classes(
            'group relative flex-1 pt-6 last:flex-none last:min-w-3.5',
            state === 'live' && 'font-strong text-ink',
          )}
        >
          <span
            aria-hidden="true"
            className={classes(
              'absolute inset-x-0 top-1.5 h-0.5 origin-left animate-grow-right group-last:hidden',
              state === 'done' ? 'bg-route-done' : 'bg-route-next',
            )}
          />
          <span
            aria-hidden="true"
            className={classes(
              'absolute top-0 left-0 size-3.5 rounded-full border-[3.5px]',
              pins[state],
            )}
          />
          {to === undefined ? (
            <span className={classes(state !== 'live' && 'max-tablet:sr-only')}>{name}</span>
          ) : (
            <StepLink to={to}>{name}</StepLink>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The link reaches over its pin, so that a thumb finds it; on phones it is the pin. */
function StepLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="relative underline-offset-4 before:absolute before:-inset-x-2 before:-top-6.5 before:-bottom-1.5 hover:underline max-tablet:absolute max-tablet:-top-[15px] max-tablet:-left-[15px] max-tablet:size-target max-tablet:before:hidden max-tablet:focus-visible:rounded-full"
    >
      <span className="max-tablet:sr-only">{children}</span>
    </Link>
  );
}
