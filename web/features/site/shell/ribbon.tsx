import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PublicConfig } from '../../../../contract/configuration.ts';
import { classes } from '../../../../ui/classes.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { paths } from '../../../page/paths.ts';
import { closedRibbonCookie } from './ribbon-cookie.ts';

interface RibbonProps {
  readonly simulated: PublicConfig['simulated'];
  readonly closed: boolean;
  readonly isFullWidth: boolean;
}

/** Says which parts are simulated. In the flow of the page, so it covers nothing. */
export function Ribbon({ simulated, closed, isFullWidth }: RibbonProps) {
  const { t } = useTranslation();
  const [isClosed, setClosed] = useState(closed);
  if (isClosed || simulated.length === 0) return null;

  const close = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, so that nothing jumps
    document.cookie = closedRibbonCookie(location.protocol === 'https:');
    setClosed(true);
  };

  return (
    <aside aria-label={t('ribbon.label')} className="bg-stone-100 text-xs text-stone-700">
      <div
        className={classes(
          'page-width flex min-h-target items-center gap-2.5',
          isFullWidth && 'wide:max-w-none',
        )}
      >
        <span className="size-2.5 shrink-0 rounded-full border-[2.5px] border-amber-500" />
        <p className="max-w-none py-3 leading-5">
          {t('ribbon.text', { parts: simulated.map((part) => t(`ribbon.parts.${part}`)) })}{' '}
          {simulated.some((part) => part !== 'addresses') && (
            <Link
              to={paths.simulation}
              className="relative inline-block font-strong underline decoration-stone-400 decoration-[1.5px] underline-offset-4 transition-colors after:absolute after:-inset-x-2 after:-inset-y-3 hover:decoration-signal-500"
            >
              {t('ribbon.world')}
            </Link>
          )}
        </p>
        <button
          type="button"
          aria-label={t('ribbon.close')}
          onClick={close}
          className="-mr-3 ml-auto grid size-target shrink-0 place-items-center"
        >
          <Icon name="close" className="size-4 stroke-2" />
        </button>
      </div>
    </aside>
  );
}
