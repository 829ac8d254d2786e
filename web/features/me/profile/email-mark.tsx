import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon.tsx';
import { ResendLink } from '../account/resend-link.tsx';

export function EmailMark({ isVerified }: { isVerified: boolean }) {
  const { t } = useTranslation('profile');
  return isVerified ? (
    <span className="inline-flex items-center gap-1 text-xs font-strong text-moss-600">
      <Icon name="check" className="size-4 stroke-[2.6]" />
      {t('info.verified')}
    </span>
  ) : (
    <>
      <span className="text-xs font-strong text-amber-600">{t('info.notVerified')}</span>
      <ResendLink />
    </>
  );
}
