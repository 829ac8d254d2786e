import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { HandoverKey } from '../../../domain/handovers/event.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { jobPath, Link } from '../navigation.tsx';

const styles = {
  go: 'border-signal-500 bg-signal-500 text-on-signal active:bg-signal-600',
  plain: 'border-ink bg-card text-ink',
  /** Says why or when it cannot be pressed. */
  off: 'border-transparent bg-stone-100 text-quiet',
} as const;

export type KeyVariant = keyof typeof styles;

export const keyClass = (variant: KeyVariant, className?: string) =>
  classes(
    'figures flex min-h-key flex-1 items-center justify-center gap-2.5 rounded-full border-2 px-4 text-center text-lg leading-tight font-strong text-balance',
    styles[variant],
    className,
  );

interface KeyProps extends ComponentProps<'button'> {
  readonly variant?: KeyVariant;
}

/** For a thumb: 64 pixels, one to go on. */
export const Key = ({ variant = 'go', className, ...rest }: KeyProps) => (
  <button type="button" className={keyClass(variant, className)} {...rest} />
);

interface KeyLinkProps extends ComponentProps<'a'> {
  readonly variant?: KeyVariant;
}

export const KeyLink = ({ variant = 'go', className, ...rest }: KeyLinkProps) => (
  <Link className={keyClass(variant, className)} {...rest} />
);

/** In the same place on every screen of a job. */
export function TroubleKey({ job }: { job: HandoverKey }) {
  const { t } = useTranslation('drive');
  return (
    <Link
      href={jobPath(job, 'trouble')}
      className="grid min-h-key w-17 shrink-0 place-content-center justify-items-center gap-0.5 rounded-card text-xs leading-none font-strong"
    >
      <Icon name="warning" className="size-7 stroke-[1.9]" />
      {t('job.trouble')}
    </Link>
  );
}
