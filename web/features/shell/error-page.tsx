import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { buttonLook } from '../../ui/button-look.ts';
import { DeadEnd } from './dead-end.tsx';
import { paths } from './paths.ts';

/** Plain links, not the router's: what broke may be the router's own state. */
export function ErrorPage() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <DeadEnd illustration="error" title={t('error.title')} text={t('error.text')}>
      <a href={pathname + search} className={buttonLook({ large: true })}>
        {t('error.retry')}
      </a>
      <a href={paths.home} className={buttonLook({ variant: 'link' })}>
        {t('error.home')}
      </a>
    </DeadEnd>
  );
}
