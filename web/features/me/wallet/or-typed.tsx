import { useTranslation } from 'react-i18next';

/** Between the buttons of wallets and the fields for a card. */
export function OrTyped() {
  const { t } = useTranslation('wallet');
  return (
    <p className="flex max-w-none items-center gap-3 text-xs text-quiet before:h-px before:flex-1 before:bg-hair after:h-px after:flex-1 after:bg-hair">
      {t('form.orTyped')}
    </p>
  );
}
