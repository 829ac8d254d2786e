import { useTranslation } from 'react-i18next';

interface PayingFactsProps {
  readonly carName: string;
  /** Null while a page that was loaded anew does not know it yet. */
  readonly amount: string | null;
}

/** What stays on the screen as long as somebody pays. */
export function PayingFacts({ carName, amount }: PayingFactsProps) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <p className="title text-lg figures">{[carName, amount].filter(Boolean).join(', ')}</p>
      <p className="text-stone-700">{t('working.once')}</p>
    </>
  );
}
