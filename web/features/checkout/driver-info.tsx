import { useTranslation } from 'react-i18next';
import type { Me } from '../../../contract/accounts.ts';
import { Card } from '../../../ui/card.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** Who drives. The licence itself is nobody's business here. */
export function DriverInfo({ me }: { me: Me }) {
  const { t } = useTranslation('checkout');
  const isVerified = me.licenceVerified && me.identityVerified;
  return (
    <Card
      title={t('driver.title')}
      action={
        <span
          className={`flex items-center gap-1.5 text-xs font-medium ${isVerified ? 'text-moss-600' : 'text-error-600'}`}
        >
          <Icon name={isVerified ? 'check' : 'warning'} className="size-4 stroke-[2.4]" />
          {t(isVerified ? 'driver.verified' : 'driver.notVerified')}
        </span>
      }
    >
      <FactList
        layout="column"
        facts={[
          [t('driver.name'), me.name],
          [t('driver.email'), me.email],
          [t('driver.phone'), me.phone ? `${me.phone.code} ${me.phone.number}` : t('driver.none')],
        ]}
      />
    </Card>
  );
}
