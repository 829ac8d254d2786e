import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { go, Link, todayPath } from '../navigation.tsx';
import { SyncChip } from './sync-chip.tsx';

interface ScreenProps {
  /** In the bar; the heading of a screen is its own. */
  readonly title: string;
  readonly note?: string;
  /** Where the arrow leads; null on the first screen. */
  readonly back?: string | null;
  readonly children: ReactNode;
  /** At the thumb: one key to go on, and what else there is. */
  readonly footer?: ReactNode;
  /** Between the bar and the body, from edge to edge. */
  readonly above?: ReactNode;
}

/** A screen of the driver's phone: bar above, one thing in the middle, the key at the thumb. */
export function Screen({ title, note, back = todayPath, children, footer, above }: ScreenProps) {
  return (
    <div className="phone-column">
      <title>{title}</title>
      <header
        className={classes(
          'sticky top-0 z-10 flex min-h-key items-center gap-2 bg-paper pt-[env(safe-area-inset-top)] pr-gutter',
          back === null ? 'pl-gutter' : 'pl-2',
        )}
      >
        {back !== null && <BackLink href={back} />}
        <p
          className={classes(
            'min-w-0 flex-1 py-2',
            back === null ? 'title text-2xl tracking-display' : 'font-strong leading-5',
          )}
        >
          {title}
          {note && <span className="figures block text-xs font-text text-quiet">{note}</span>}
        </p>
        <SyncChip />
      </header>
      <main className="flex flex-1 flex-col">
        {above}
        <div className="flex flex-1 flex-col gap-4 px-gutter pt-1 pb-6">{children}</div>
      </main>
      {footer && <Thumb>{footer}</Thumb>}
    </div>
  );
}

function BackLink({ href }: { href: string }) {
  const { t } = useTranslation('drive');
  return (
    <Link
      href={href}
      aria-label={t('day.back')}
      onClick={(event) => {
        event.preventDefault();
        go(href, { replace: true });
      }}
      className="grid size-touch place-items-center rounded-full"
    >
      <Icon name="back" />
    </Link>
  );
}

function Thumb({ children }: { children: ReactNode }) {
  return (
    <footer className="sticky bottom-0 z-10 flex items-stretch gap-3 border-t border-hair bg-card px-gutter pt-3 pb-[calc(16px+env(safe-area-inset-bottom))]">
      {children}
    </footer>
  );
}

export function Heading({ title, lead }: { title: string; lead?: string }) {
  return (
    <div className="grid gap-1">
      <h1 className="text-2xl tracking-display">{title}</h1>
      {lead && <p className="text-base leading-6 text-quiet">{lead}</p>}
    </div>
  );
}
