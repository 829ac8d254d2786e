import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { createPath, Form, Link, useLocation, useNavigationType } from 'react-router';
import type { PublicConfig } from '../../../../contract/configuration.ts';
import { Logo } from '../../../../ui/mark.tsx';
import { RoundButton } from '../../../../ui/round-button.tsx';
import { paths } from '../../../page/paths.ts';
import type { ShellUser } from '../../../page/shell-data.ts';
import { EntryButtons } from './entry-buttons.tsx';
import { MenuIcon } from './menu-icon.tsx';

const entry =
  'title flex min-h-14 w-full items-center text-left text-2xl transition hover:translate-x-1';

interface SidebarProps {
  readonly user: ShellUser | null;
  readonly flags: PublicConfig['flags'] | undefined;
}

/**
 * The menu below 928 px. The browser's own modal dialog keeps the focus inside and gives it back,
 * and with `command` it opens before our scripts have arrived.
 */
export function Sidebar({ user, flags }: SidebarProps) {
  const { t } = useTranslation();
  const dialogId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const location = useLocation();
  const way = useNavigationType();
  const openedOn = useRef(location);

  // Arriving anywhere else closes the menu; opened before our scripts had arrived, it stays open.
  useEffect(() => {
    const from = openedOn.current;
    openedOn.current = location;
    // Back from a dialog over this page leads nowhere else.
    const isSamePage = way === 'POP' && createPath(from) === createPath(location);
    if (from !== location && !isSamePage) dialog.current?.close();
  }, [location, way]);

  const open = () => {
    const opensByItself = 'commandForElement' in HTMLButtonElement.prototype;
    if (!opensByItself) dialog.current?.showModal();
  };
  const closeFrom = ({ target, currentTarget }: MouseEvent) => {
    // Without a network nobody arrives anywhere: the page says so, and not behind the menu.
    const isInVain = !navigator.onLine && target instanceof Element && target.closest('a, form');
    if (target === currentTarget || isInVain) dialog.current?.close();
  };

  return (
    <>
      <button
        type="button"
        aria-label={t('nav.menu')}
        aria-haspopup="dialog"
        onClick={open}
        {...{ command: 'show-modal', commandfor: dialogId }}
        className="-mr-2 ml-auto grid size-target place-items-center wide:hidden"
      >
        <MenuIcon />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself */}
      <dialog
        id={dialogId}
        ref={dialog}
        aria-label={t('nav.menu')}
        onClick={closeFrom}
        className="m-0 ml-auto h-dvh max-h-none w-full max-w-[420px] translate-x-full bg-paper p-0 text-ink transition-[translate,display,overlay] transition-discrete duration-move backdrop:bg-veil backdrop:animate-fade-in open:translate-x-0 wide:hidden starting:open:translate-x-full"
      >
        <div className="flex min-h-full flex-col px-gutter pb-8">
          <div className="flex h-16 shrink-0 items-center justify-between">
            <Logo />
            <RoundButton
              icon="close"
              label={t('nav.closeMenu')}
              onClick={() => dialog.current?.close()}
            />
          </div>
          <nav aria-label={t('nav.menu')} className="mt-6">
            <SidebarEntries isSignedIn={user !== null} />
          </nav>
          {!user && (
            <div className="mt-auto flex flex-wrap gap-3 pt-8">
              <EntryButtons flags={flags} onFollow={() => dialog.current?.close()} />
            </div>
          )}
        </div>
      </dialog>
    </>
  );
}

export function SidebarEntries({ isSignedIn }: { isSignedIn: boolean }) {
  return isSignedIn ? <SignedInEntries /> : <SignedOutEntries />;
}

function SignedOutEntries() {
  const { t } = useTranslation();
  return (
    <ul>
      <Entry to={paths.home} pin="start">
        {t('nav.rent')}
      </Entry>
      <Entry to={paths.subscription}>{t('nav.subscribe')}</Entry>
      <Entry to={paths.business}>{t('nav.business')}</Entry>
      <Entry to={paths.faq} pin="end">
        {t('nav.faq')}
      </Entry>
    </ul>
  );
}

function SignedInEntries() {
  const { t } = useTranslation();
  return (
    <ul>
      <Entry to={paths.profile} pin="start">
        {t('nav.profile')}
      </Entry>
      <Entry to={paths.bookings}>{t('nav.booking')}</Entry>
      <Entry to={paths.promoCodes}>{t('nav.promoCodes')}</Entry>
      <Entry to={paths.home}>{t('nav.rent')}</Entry>
      <Entry to={paths.subscription}>{t('nav.subscription')}</Entry>
      <Entry to={paths.business}>{t('nav.business')}</Entry>
      <Entry to={paths.faq}>{t('nav.faq')}</Entry>
      <Entry to={paths.help}>{t('nav.help')}</Entry>
      <StopItem pin="end">
        <Form method="post" action={paths.logOut}>
          <button type="submit" className={entry}>
            {t('nav.logOut')}
          </button>
        </Form>
      </StopItem>
    </ul>
  );
}

interface EntryProps extends StopProps {
  readonly to: string;
  readonly children: string;
}

function Entry({ to, pin, children }: EntryProps) {
  return (
    <StopItem pin={pin}>
      <Link to={to} className={entry}>
        {children}
      </Link>
    </StopItem>
  );
}

interface StopProps {
  readonly pin?: keyof typeof pins | undefined;
}

const pins = {
  start: 'stays-filled size-3.5 border-[3.5px] border-route-live bg-route-live',
  middle: 'size-2.5 border-[2.5px] border-stone-400 bg-paper',
  end: 'size-3.5 border-[3.5px] border-route-live bg-paper',
} as const;

/** The places of the menu are stops on one line. */
function StopItem({ pin = 'middle', children }: StopProps & { children: ReactNode }) {
  return (
    <li className="relative pl-9 before:absolute before:inset-y-0 before:left-1.5 before:w-0.5 before:bg-stone-300 first:before:top-1/2 last:before:bottom-1/2">
      <span
        aria-hidden="true"
        className={`absolute top-1/2 left-[7px] -translate-1/2 rounded-full ${pins[pin]}`}
      />
      {children}
    </li>
  );
}
