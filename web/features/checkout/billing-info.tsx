import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Me } from '../../../contract/accounts.ts';
import type { Company } from '../../../contract/profile.ts';
import { Card } from '../../../ui/card.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { paths } from '../../page/paths.ts';

interface BillingInfoProps {
  readonly me: Pick<Me, 'name' | 'address' | 'taxNumber'>;
  /** Set when the company pays. */
  readonly company: Company | null;
}

export function BillingInfo({ me, company }: BillingInfoProps) {
  const { t } = useTranslation('checkout');
  const none = t('billing.none');
  return (
    <Card
      title={t('billing.title')}
      action={
        !company && (
          <Link
            to={paths.profile}
            aria-label={t('billing.editNamed')}
            className="text-link text-sm"
          >
            {t('billing.edit')}
          </Link>
        )
      }
    >
      <FactList
        layout="column"
        facts={
          company
            ? [
                [t('billing.company'), company.name],
                [t('billing.address'), company.address],
                [t('billing.vat'), company.vat],
              ]
            : [
                [t('billing.name'), me.name],
                [t('billing.address'), me.address ?? none],
                [t('billing.taxNumber'), me.taxNumber ?? none],
              ]
        }
      />
    </Card>
  );
}
