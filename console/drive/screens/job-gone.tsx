import { useTranslation } from 'react-i18next';
import { KeyLink } from '../components/key.tsx';
import { Heading, Screen } from '../components/screen.tsx';
import { todayPath } from '../navigation.tsx';

/** Cancelled, or somebody else's, while it was open. */
export function JobGone() {
  const { t } = useTranslation('drive');
  return (
    <Screen
      title={t('day.name')}
      footer={<KeyLink href={todayPath}>{t('job.gone.today')}</KeyLink>}
    >
      <Heading title={t('job.gone.title')} lead={t('job.gone.text')} />
    </Screen>
  );
}
