import { useTranslation } from 'react-i18next';
import { FactList } from '../../../../ui/fact-list.tsx';

/** Who is billed, as it will stand on the receipt. */
export function BillingFacts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  const { t } = useTranslation('wallet');
  return (
    <div>
      <h3 className="mb-3 text-base">{t('billing.title')}</h3>
      <FactList facts={facts} layout="pairs" />
    </div>
  );
}
