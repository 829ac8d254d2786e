import { useTranslation } from 'react-i18next';
import { ShuttleLine } from '../../../ui/shuttle-line.tsx';
import { PayingFacts } from './paying-facts.tsx';

interface BankScreenProps {
  readonly carName: string;
  readonly amount: string | null;
}

/**
 * Behind the bank's window, and above where that stands. No modal of the browser's: that would lie over the
 * window.
 */
export function BankScreen({ carName, amount }: BankScreenProps) {
  const { t } = useTranslation('checkout');
  return (
    <div
      role="status"
      className="fixed inset-0 z-30 grid content-start justify-items-center gap-3 bg-paper px-gutter pt-12 text-center"
    >
      <ShuttleLine className="mb-2 w-40 text-route-live" />
      <p className="title text-xl">{t('working.atBank')}</p>
      <PayingFacts carName={carName} amount={amount} />
    </div>
  );
}
