import { useTranslation } from 'react-i18next';

/** Who is billed, as it will stand on the receipt. */
export function BillingFacts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  const { t } = useTranslation('wallet');
  return (
    <div>
      <h3 className="mb-3 text-base">{t('billing.title')}</h3>
      <dl className="grid gap-x-10 gap-y-4 tablet:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-quiet">{label}</dt>
            <dd className="mt-0.5 text-sm font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
