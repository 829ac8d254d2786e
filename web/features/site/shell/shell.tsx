import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Logo } from '../../../../ui/mark.tsx';
import { ToastHost } from '../../../../ui/toast-host.tsx';
import type { ShellData } from '../../../page/shell-data.ts';
import { DeferredAccountShell } from '../../me/account/deferred-account-shell.tsx';
import { PageAuth } from '../../me/account/page-auth.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationLine } from './navigation-line.tsx';
import { NoScript } from './no-script.tsx';
import { Ribbon } from './ribbon.tsx';
import { shellFor } from './shell-rules.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

interface ShellProps {
  /** Missing when not even the configuration could be read: the shell still stands. */
  readonly data: ShellData | undefined;
  /** In place of the page there is only a word about why it is not here. */
  readonly isDeadEnd: boolean;
  readonly children: ReactNode;
}

export function Shell({ data, isDeadEnd, children }: ShellProps) {
  const { t } = useTranslation();
  const rules = shellFor(useLocation().pathname, isDeadEnd);
  const content = useRef<HTMLElement>(null);
  useFocusOnArrival(content);

  return (
    <div className="flex min-h-dvh flex-col print:block">
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-ink px-5 py-3 text-sm font-strong text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-5 focus:py-3"
      >
        {t('skip')}
      </a>
      <NavigationLine />
      {data && <NoScript contact={data.contact} />}
      {data && (
        <Ribbon
          simulated={data.config.simulated}
          closed={data.ribbonClosed}
          isFullWidth={rules.isFullWidth}
        />
      )}
      {rules.header !== 'none' && (
        <Header rules={rules} flags={data?.config.flags} user={data?.user ?? null} />
      )}
      <main
        id="content"
        ref={content}
        tabIndex={-1}
        // A page that fills the window has what the notice above it leaves.
        className="flex-1 outline-none has-[>[data-fills]]:flex has-[>[data-fills]]:flex-col"
      >
        {/* On paper there is no header, and still it is ours. */}
        <div className="page-width hidden pt-6 print:block">
          <Logo />
        </div>
        {children}
      </main>
      {rules.footer && <Footer data={data} />}
      {data && <DeferredAccountShell data={data} />}
      {data && <PageAuth isSignedIn={data.user !== null} />}
      <ToastHost />
    </div>
  );
}
