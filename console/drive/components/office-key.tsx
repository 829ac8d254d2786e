import { useTranslation } from 'react-i18next';
import type { DriverJob } from '../../../contract/operate/drive.ts';
import { DriveIcon } from './drive-icon.tsx';
import { keyClass } from './key.tsx';

/** A call, by the phone's own network. */
export function OfficeKey({ job: { supportPhone } }: { readonly job: DriverJob }) {
  const { t } = useTranslation('drive');
  if (!supportPhone) {
    return <p className={keyClass('off', 'text-base')}>{t('trouble.noOffice')}</p>;
  }
  return (
    <a className={keyClass('go')} href={`tel:${supportPhone}`}>
      <DriveIcon name="phone" className="size-[26px] stroke-[2.1]" />
      {t('trouble.callOffice')}
    </a>
  );
}
