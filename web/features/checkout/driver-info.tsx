import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '../../../contract/accounts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PhoneForm } from '../me/profile/phone-form.tsx';

/** Where a renter without a number is led. */
export const driverSectionId = 'driver';

interface DriverInfoProps {
  readonly me: Me;
  /** As it is now: it can be put right here. */
  readonly phone: Me['phone'];
  readonly onPhoneSaved: (phone: Me['phone']) => void;
}

/** Who drives. The licence itself is nobody's business here. */
export function DriverInfo({ me, phone, onPhoneSaved }: DriverInfoProps) {
  const { t } = useTranslation('checkout');
  const [isEditing, setEditing] = useState(false);
  const isVerified = me.licenceVerified && me.identityVerified;
  return (
    <div id={driverSectionId} className="grid min-w-0">
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
          ]}
        />
        {phone && !isEditing ? (
          <div className="mt-3 flex items-center justify-between gap-4">
            <FactList layout="column" facts={[[t('driver.phone'), phone.shown]]} />
            <Button
              variant="link"
              aria-label={t('driver.editPhone')}
              onClick={() => setEditing(true)}
            >
              {t('driver.edit')}
            </Button>
          </div>
        ) : (
          <div className="mt-4 grid gap-3">
            {!phone && <p className="text-sm">{t('driver.phoneNeeded')}</p>}
            <PhoneForm
              phone={phone}
              onSaved={(saved) => {
                onPhoneSaved(saved);
                setEditing(false);
              }}
              onCancel={phone ? () => setEditing(false) : undefined}
            />
          </div>
        )}
      </Card>
    </div>
  );
}
