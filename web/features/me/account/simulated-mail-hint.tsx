import { useTranslation } from 'react-i18next';
import { paths } from '../../../page/paths.ts';
import { useShellConfig } from '../../../page/use-shell-config.ts';

/** Where nothing is really sent, somebody waiting for mail must be told where to look instead. */
export function SimulatedMailHint() {
  const { t } = useTranslation('account');
  if (!useShellConfig().simulated.includes('mail')) return null;
  return (
    <p className="text-quiet">
      {t('simulatedMail.text')}{' '}
      <a
        href={paths.simulation}
        target="_blank"
        rel="noreferrer"
        className="relative inline-block underline after:absolute after:-inset-x-3 after:-inset-y-3"
      >
        {t('simulatedMail.link')}
      </a>
    </p>
  );
}
