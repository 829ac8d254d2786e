import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { ShuttleLine } from '../../ui/shuttle-line.tsx';
import { ToastHost } from '../../ui/toast-host.tsx';
import { useDeferred } from '../../ui/use-deferred.ts';
import { DeskBar } from './desk-bar.tsx';
import { keepCity, useCity, useSelf } from './desk-data.ts';
import { Finder } from './finder.tsx';
import { OfflineNote } from './offline-note.tsx';
import { isOfNoCity, pathOf } from './pages.ts';
import { NotFound } from './problem-pages.tsx';
import { useKeys } from './use-keys.ts';

const loadKeysDialog = () => import('./keys-dialog.tsx');

/** Everything around a page. */
export function Desk() {
  const { t } = useTranslation('desk');
  const { cities, needsSecondFactor } = useSelf();
  const { pathname } = useLocation();
  const asked = useCity();
  // Nothing else is let through before a second factor is added, so nothing else is offered.
  const city = needsSecondFactor ? undefined : (asked ?? cities[0]);
  const [open, setOpen] = useState<'find' | 'help' | null>(null);
  const keysDialog = useDeferred(loadKeysDialog, open === 'help');
  const openUp = (what: 'find' | 'help') => {
    // One that did not arrive is asked for again.
    if (what === 'help' && keysDialog.state === 'failed') keysDialog.retry();
    setOpen(what);
  };
  useKeys({ cityId: city?.id ?? null, onOpen: openUp });
  useEffect(() => {
    if (asked) keepCity(asked.id);
  }, [asked]);
  const close = () => setOpen(null);
  if (needsSecondFactor && pathname !== pathOf('account', '')) {
    return <Navigate to={pathOf('account', '')} replace />;
  }
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-card focus:px-4 focus:py-2"
      >
        {t('skip')}
      </a>
      <DeskBar city={city ?? null} onFind={() => openUp('find')} />
      <LoadingLine />
      <main id="content" tabIndex={-1} className="outline-none">
        {asked || isOfNoCity(pathname) ? <Outlet /> : <NotFound />}
      </main>
      <OfflineNote />
      {/* Part of the desk: whoever presses the key goes on typing at once. */}
      {open === 'find' && <Finder onClose={close} onHelp={() => openUp('help')} />}
      {keysDialog.state === 'ready' && (
        <keysDialog.module.KeysDialog isOpen={open === 'help'} onClose={close} />
      )}
      <ToastHost />
      <ScrollRestoration />
    </>
  );
}

/** The page that was asked for is on its way; the old one stays until it can be shown. */
function LoadingLine() {
  const { state } = useNavigation();
  return (
    <div aria-hidden="true" className="fixed top-bar right-0 left-0 z-20 h-0">
      {state === 'loading' && <ShuttleLine className="w-full text-route-live" />}
    </div>
  );
}
