import { useTranslation } from 'react-i18next';
import { classes } from '../../../ui/classes.ts';

export const steps = ['identity', 'photos', 'marks', 'readings', 'signature', 'seal'] as const;
export type Step = (typeof steps)[number];

/** The house's line through the six steps: moss done, red now, stone next. */
export function StepsLine({ now, isDone = false }: { now: Step; isDone?: boolean }) {
  const { t } = useTranslation('drive');
  const at = steps.indexOf(now);
  return (
    <ol
      aria-label={t('handover.step', { number: at + 1, count: steps.length })}
      className="mx-gutter mb-4 flex justify-between py-1.5"
    >
      {steps.map((step, index) => {
        const state = index < at || isDone ? 'done' : index === at ? 'live' : 'next';
        const isLast = index === steps.length - 1;
        return (
          <li
            key={step}
            aria-current={state === 'live' ? 'step' : undefined}
            className={classes('relative h-4.5', isLast ? 'w-4' : 'flex-1')}
          >
            {!isLast && (
              <span
                className={classes(
                  'absolute inset-x-0 top-[7.5px] h-[3px]',
                  state === 'done' ? 'bg-route-done' : 'bg-route-next',
                )}
              />
            )}
            <span
              className={classes(
                'stays-filled absolute top-px left-0 size-4 rounded-full border-4',
                state === 'done' && 'border-route-done bg-route-done',
                state === 'live' &&
                  'border-route-live bg-route-live shadow-[0_0_0_6px_color-mix(in_srgb,var(--color-route-live)_22%,transparent)]',
                state === 'next' && 'border-route-next bg-paper',
              )}
            />
            <span className="sr-only">{t(`handover.steps.${step}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}
