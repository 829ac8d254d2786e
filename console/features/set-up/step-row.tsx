import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SetUpStep, StepState } from '../../../domain/set-up.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';

interface StepRowProps {
  readonly step: SetUpStep;
  readonly state: StepState;
  /** The first that is to be done. */
  readonly isNext: boolean;
  readonly children?: ReactNode;
}

/** A stop on the way: the line is dark as far as you have come. */
export function StepRow({ step, state, isNext, children }: StepRowProps) {
  const { t } = useTranslation('setUp');
  const isBlocked = step === 'open' && state === 'later';
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={classes(
        'relative flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-hair py-5 pr-6 pl-16 first:border-t-0',
        'before:absolute before:inset-y-0 before:left-[31px] before:w-0.5 first:before:top-1/2 last:before:bottom-1/2',
        state === 'done' ? 'before:bg-ink' : 'before:bg-route-next',
      )}
    >
      <Pin state={state} isNext={isNext} />
      <div className="min-w-48 flex-1">
        <h2 className="text-base">{t(`parts.${step}.title`)}</h2>
        <p className="text-quiet">{isBlocked ? t('parts.open.later') : t(`parts.${step}.text`)}</p>
      </div>
      <Badge tone={state === 'done' ? 'black' : 'grey'}>{t(`states.${state}`)}</Badge>
      <div className="flex min-w-44 justify-end max-desk:empty:hidden">{children}</div>
    </li>
  );
}

function Pin({ state, isNext }: Pick<StepRowProps, 'state' | 'isNext'>) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'stays-filled absolute top-1/2 left-5 grid size-6 -translate-y-1/2 place-items-center rounded-full',
        state === 'done' && 'bg-ink text-paper',
        state !== 'done' && isNext && 'bg-route-live shadow-[0_0_0_5px_var(--color-signal-100)]',
        state !== 'done' && !isNext && 'border-[3px] border-route-next bg-card',
      )}
    >
      {state === 'done' && <Icon name="check" className="size-4 stroke-[2.4]" />}
    </span>
  );
}
