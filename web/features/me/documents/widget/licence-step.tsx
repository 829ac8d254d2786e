import { useTranslation } from 'react-i18next';
import { DocumentSource } from './document-source.tsx';
import type { Check } from './use-check.ts';

export function LicenceStep({ check }: { check: Check }) {
  const { t } = useTranslation('identityCheck');
  return (
    <div className="grid gap-6">
      <div>
        <h3 className="text-lg">{t('licence.title')}</h3>
        <p className="text-sm text-quiet">{t('licence.text')}</p>
      </div>
      <DocumentSource document="licence" check={check} />
    </div>
  );
}
