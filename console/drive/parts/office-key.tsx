import { useTranslation } from 'react-i18next';
import { useDriveState } from '../use-drive.ts';
import { DriveIcon } from './drive-icon.tsx';
import { keyClass } from './key.tsx';

/** A call, by the phone's own network. */
export function OfficeKey() {
  const { t } = useTranslation('drive');
  const { day } = useDriveState();
  if (!day?.supportPhone) {
    return <p className={keyClass('off', 'text-base')}>{t('trouble.noOffice')}</p>;
  }
  return (
    <a className={keyClass('go')} href={`tel:${day.supportPhone}`}>
      <DriveIcon name="phone" className="size-[26px] stroke-[2.1]" />
      {t('trouble.callOffice')}
    </a>
  );
}
