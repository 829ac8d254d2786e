import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';

/** The next page is on its way: a line starts across the top. Quick answers never show it. */
export function NavigationLine() {
  const { t } = useTranslation();
  const isLoading = useNavigation().state === 'loading';
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 h-0.5">
      {isLoading && (
        <>
          <span className="sr-only">{t('loading')}</span>
          <span className="relative block h-full animate-travel bg-route-live after:absolute after:-top-0.5 after:right-0 after:size-1.5 after:rounded-full after:bg-route-live" />
        </>
      )}
    </div>
  );
}
