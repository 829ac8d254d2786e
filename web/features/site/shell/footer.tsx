import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../../../ui/icon.tsx';
import { Logo } from '../../../../ui/mark.tsx';
import { paths } from '../../../page/paths.ts';
import type { ShellData } from '../../../page/shell-data.ts';
import { telHref } from '../../../page/tel-href.ts';

interface FooterProps {
  /** Missing when not even the configuration could be read. */
  readonly data: ShellData | undefined;
}

const linkStyle =
  'flex min-h-target min-w-target items-center gap-1 hover:underline hover:underline-offset-4';

export function Footer({ data }: FooterProps) {
  const { t } = useTranslation();
  const { config, cityNames = [] } = data ?? {};
  return (
    <footer className="border-t border-hair pt-16 pb-8 text-sm">
      <div className="page-width grid grid-cols-2 gap-x-8 gap-y-10 tablet:grid-cols-[2fr_1fr_1fr_1.4fr]">
        <div className="col-span-full grid content-start gap-4 tablet:col-auto">
          <Logo />
          <p className="max-w-[24em] text-quiet">
            {t('footer.promise')}
            {cityNames.length > 0 && ` ${t('footer.live', { cities: cityNames })}`}
          </p>
        </div>
        <LinkList title={t('footer.company')}>
          <FooterLink to={paths.blog}>{t('footer.blog')}</FooterLink>
          <FooterLink to={paths.team}>{t('footer.team')}</FooterLink>
          <FooterLink to={paths.subscription}>{t('footer.subscription')}</FooterLink>
          <FooterLink to={paths.business}>{t('footer.business')}</FooterLink>
          {config && (
            <li>
              <a href={config.contact.careersUrl} rel="external" className={linkStyle}>
                {t('footer.careers')}
                <Icon name="away" className="size-4 stroke-2 text-quiet" />
                <span className="sr-only">{t('footer.external')}</span>
              </a>
            </li>
          )}
        </LinkList>
        <LinkList title={t('footer.product')}>
          <FooterLink to={paths.faq}>{t('footer.faq')}</FooterLink>
          <FooterLink to={paths.terms}>{t('footer.terms')}</FooterLink>
          <FooterLink to={paths.privacy}>{t('footer.privacy')}</FooterLink>
        </LinkList>
        {data && <Contact contact={data.contact} hours={data.supportHours} />}
      </div>
      <div className="page-width mt-12 flex items-center gap-6 text-quiet">
        <ClosingLine />
        <p>
          {config
            ? t('footer.copyright', { year: new Date(config.now).getUTCFullYear() })
            : t('footer.copyrightWithoutYear')}
        </p>
      </div>
    </footer>
  );
}

interface ContactProps {
  readonly contact: ShellData['contact'];
  readonly hours: ShellData['supportHours'];
}

function Contact({ contact, hours }: ContactProps) {
  const { t } = useTranslation();
  return (
    <div className="max-tablet:col-span-full">
      <FooterTitle>{t('footer.contact')}</FooterTitle>
      <ul>
        {contact.phones.map(({ city, phone }) => (
          <li key={phone} className="flex flex-wrap items-center gap-x-2">
            <a className={`${linkStyle} figures whitespace-nowrap`} href={telHref(phone)}>
              {phone}
            </a>
            {city && <span className="text-quiet">{city}</span>}
          </li>
        ))}
        <li>
          <a className={linkStyle} href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        </li>
        {hours.map(({ isAllDay, ...there }) => (
          <li key={there.zones[0]} className="flex min-h-target items-center">
            {isAllDay ? t('footer.allDay', there) : t('footer.hours', there)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function LinkList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <FooterTitle>{title}</FooterTitle>
      <ul>{children}</ul>
    </nav>
  );
}

function FooterTitle({ children }: { children: string }) {
  return <h2 className="mb-2 font-text text-xs font-medium tracking-[0] text-quiet">{children}</h2>;
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <li className="flex">
      <Link to={to} className={linkStyle}>
        {children}
      </Link>
    </li>
  );
}

/** The page ends as a trip does: at an open pin. */
function ClosingLine() {
  return (
    <span aria-hidden="true" className="flex flex-1 items-center">
      <span className="size-3.5 rounded-full bg-stone-300" />
      <span className="h-0.5 flex-1 bg-stone-300" />
      <span className="size-3.5 rounded-full border-[3.5px] border-stone-300" />
    </span>
  );
}
