import { useTranslation } from 'react-i18next';
import type { Documents } from '../../../../contract/documents.ts';
import { formatDate } from '../../../../domain/format-city-time.ts';
import { accountPolicy } from '../../../../domain/policy-constants.ts';
import { Icon } from '../../../../ui/icon.tsx';

type Rejection = NonNullable<NonNullable<Documents['request']>['rejection']>;

/** Why the last check came to nothing; it stands until the next one begins. */
export function RejectedDocuments({ rejection }: { rejection: Rejection }) {
  const { t } = useTranslation('profile');
  const { reason, expiredOn } = rejection;
  const date = expiredOn === null ? '' : formatDate(Temporal.PlainDate.from(expiredOn));
  return (
    <div className="mb-5">
      <p className="flex items-center gap-2 font-strong text-error-600">
        <Icon name="warning" className="size-5" />
        {t('documents.rejected')}
      </p>
      <p className="mt-1 text-sm text-stone-700">
        {t(`documents.rejections.${reason}`, { date, age: accountPolicy.minimumAgeYears })}
      </p>
    </div>
  );
}
