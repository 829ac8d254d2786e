import { useTranslation } from 'react-i18next';

/** A pin that goes round, over the whole screen, while we find out whether you may be here. */
export function FullScreenSpinner() {
  const { t } = useTranslation();
  return (
    <div role="status" className="fixed inset-0 z-40 grid place-items-center bg-paper">
      <span className="sr-only">{t('loading')}</span>
      <span
        aria-hidden="true"
        className="relative size-14 animate-orbit rounded-full border-2 border-stone-300 after:absolute after:-top-[7px] after:left-[19px] after:size-3.5 after:rounded-full after:bg-route-live"
      />
    </div>
  );
}
