import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { DeadEnd } from '../../../page/dead-end.tsx';
import { paths } from '../../../page/paths.ts';
import { OfflinePage } from './offline-page.tsx';

/** Plain links, not the router's: what broke may be the router's own state. */
export function ErrorPage() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const [isOffline] = useState(() => navigator.onLine === false);
  const title = t(isOffline ? 'offline.title' : 'error.title');
  return (
    <>
      <title>{t('title.page', { page: title })}</title>
      {isOffline ? (
        <OfflinePage onRetry={() => location.reload()} />
      ) : (
        <DeadEnd illustration="error" title={title} text={t('error.text')}>
          <a href={pathname + search} className={buttonStyle({ large: true })}>
            {t('error.retry')}
          </a>
          <a href={paths.home} className={buttonStyle({ variant: 'link' })}>
            {t('error.home')}
          </a>
        </DeadEnd>
      )}
    </>
  );
}
