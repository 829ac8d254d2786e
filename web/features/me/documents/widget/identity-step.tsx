import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../../../../ui/radio-cards.tsx';
import { DocumentSource } from './document-source.tsx';
import type { Check } from './use-check.ts';

export function IdentityStep({ check }: { check: Check }) {
  const { t } = useTranslation('identityCheck');
  return (
    <div className="grid gap-6">
      <RadioCards
        legend={t('identity.legend')}
        value={check.kind}
        onChange={check.chooseKind}
        choices={[
          { id: 'passport', title: t('identity.passport'), text: t('identity.passportText') },
          { id: 'idCard', title: t('identity.idCard'), text: t('identity.idCardText') },
        ]}
      />
      <DocumentSource document="identity" check={check} />
    </div>
  );
}
