import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { Icon } from '../../../../ui/icon.tsx';
import { initialsOf } from '../../../page/initials.ts';
import { paths } from '../../../page/paths.ts';
import type { ShellUser } from '../../../page/shell-data.ts';

const entry =
  'flex min-h-12 w-full items-center rounded-control px-3 text-left text-sm font-medium hover:bg-stone-100';

/** The browser's own popover: it closes by Escape and by a click elsewhere, and costs no script. */
export function AccountMenu({ user }: { user: ShellUser }) {
  const { t } = useTranslation();
  const menuId = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        className="inline-flex min-h-target items-center gap-2.5 rounded-full pr-2 text-sm font-medium focus-visible:rounded-full"
      >
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-full bg-ink text-xs font-strong tracking-wide text-paper"
        >
          {initialsOf(user.name)}
        </span>
        <span className="max-w-44 truncate">{user.name}</span>{' '}
        <span className="sr-only">{t('nav.account')}</span>
        <Icon name="down" className="size-[18px] stroke-2" />
      </button>
      <nav
        id={menuId}
        popover="auto"
        aria-label={t('nav.account')}
        className="inset-auto m-0 mt-2 min-w-56 rounded-card bg-card p-2 text-ink shadow-popover [position-area:bottom_span-left] not-supports-[position-area:bottom]:top-20 not-supports-[position-area:bottom]:right-gutter"
      >
        <Link className={entry} to={paths.profile}>
          {t('nav.profile')}
        </Link>
        <Link className={entry} to={paths.bookings}>
          {t('nav.bookings')}
        </Link>
        <Link className={entry} to={paths.promoCodes}>
          {t('nav.promoCodes')}
        </Link>
        <Form method="post" action={paths.logOut}>
          <button type="submit" className={entry}>
            {t('nav.logOut')}
          </button>
        </Form>
      </nav>
    </>
  );
}
