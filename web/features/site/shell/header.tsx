import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import type { PublicConfig } from '../../../../contract/configuration.ts';
import { classes } from '../../../../ui/classes.ts';
import { Logo } from '../../../../ui/mark.tsx';
import { paths } from '../../../page/paths.ts';
import type { ShellUser } from '../../../page/shell-data.ts';
import { AccountMenu } from './account-menu.tsx';
import { EntryButtons } from './entry-buttons.tsx';
import type { ShellRules } from './shell-rules.ts';
import { Sidebar } from './sidebar.tsx';

interface HeaderProps {
  readonly rules: ShellRules;
  /** Unknown while the server cannot say; then nobody is offered what may not work. */
  readonly flags: PublicConfig['flags'] | undefined;
  readonly user: ShellUser | null;
}

export function Header({ rules, flags, user }: HeaderProps) {
  // A compact header leaves wide screens to the page's own.
  const isCompact = rules.header === 'compact';
  return (
    <header className={classes('relative z-20', isCompact && 'wide:hidden')}>
      <div className="page-width flex h-16 items-center gap-8 wide:h-20">
        <Logo />
        {!isCompact && <WideNavigation rules={rules} flags={flags} user={user} />}
        <Sidebar user={user} flags={flags} />
      </div>
    </header>
  );
}

function WideNavigation({ rules, flags, user }: HeaderProps) {
  const { t } = useTranslation();
  return (
    <>
      <nav aria-label={t('nav.main')} className="hidden gap-1 text-sm font-medium wide:flex">
        {rules.rentLink && <HeaderLink to={paths.home}>{t('nav.rent')}</HeaderLink>}
        <HeaderLink to={paths.subscription}>{t('nav.subscription')}</HeaderLink>
        <HeaderLink to={paths.business}>{t('nav.business')}</HeaderLink>
        <HeaderLink to={paths.faq}>{t('nav.faq')}</HeaderLink>
      </nav>
      <div className="ml-auto hidden items-center gap-2 wide:flex">
        {user ? <AccountMenu user={user} /> : <EntryButtons flags={flags} />}
      </div>
    </>
  );
}

function HeaderLink({ to, children }: { to: string; children: string }) {
  return (
    <NavLink
      to={to}
      end
      className="grid min-h-target place-items-center rounded-full px-3.5 transition hover:bg-stone-100 focus-visible:rounded-full aria-[current=page]:font-strong"
    >
      {children}
    </NavLink>
  );
}
