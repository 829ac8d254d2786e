import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';

/** In place of what could not be read, and the way to read it again. */
export function NotLoaded({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const { t } = useTranslation('desk');
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3">
      {t('refusals.unavailable')}
      <Button variant="outline" onClick={onTryAgain}>
        {t('failed.retry')}
      </Button>
    </p>
  );
}
