import { useTranslation } from 'react-i18next';
import type { Company } from '../../../contract/profile.ts';
import type { PaymentProfile } from '../../../domain/policies/deposit.ts';
import { Card } from '../../../ui/card.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { isUsable } from './payer.ts';

interface PayerChoiceProps {
  readonly profile: PaymentProfile;
  readonly onChange: (profile: PaymentProfile) => void;
  readonly renterName: string;
  readonly company: Company | null;
  readonly paymentsEnabled: boolean;
}

export function PayerChoice(props: PayerChoiceProps) {
  const { t } = useTranslation('checkout');
  const { profile, onChange, renterName, company, paymentsEnabled } = props;
  const facts = { paymentsEnabled, hasCompany: company !== null };
  return (
    <Card title={t('payer.title')}>
      <RadioCards
        legend={t('payer.title')}
        isLegendHidden
        value={profile}
        onChange={onChange}
        choices={[
          {
            id: 'personal',
            title: t('payer.personal'),
            text: paymentsEnabled
              ? t('payer.personalText', { name: renterName })
              : t('payer.personalOff'),
            isDisabled: !isUsable('personal', facts),
          },
          {
            id: 'business',
            title: t('payer.business'),
            text: company
              ? t('payer.businessText', { company: company.name })
              : t('payer.businessNone'),
            isDisabled: !isUsable('business', facts),
          },
        ]}
      />
      {!isUsable(profile, facts) && (
        <div className="mt-3">
          <FieldError>{t('payer.none')}</FieldError>
        </div>
      )}
    </Card>
  );
}
