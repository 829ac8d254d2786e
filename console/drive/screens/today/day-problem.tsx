import { useTranslation } from 'react-i18next';
import { waitingCount } from '../../../../domain/handovers/outbox.ts';
import { DriveIcon } from '../../components/drive-icon.tsx';
import { Key, keyClass } from '../../components/key.tsx';
import { Note } from '../../components/note.tsx';
import { Heading, Screen } from '../../components/screen.tsx';
import { todayPath } from '../../navigation.tsx';
import { useDrive, useDriveState } from '../../use-drive.ts';

const logInPath = `/sign-in?${new URLSearchParams({ to: todayPath })}`;

/** No day to show: logged out, no driver, no signal yet, or still on its way. */
export function DayProblem() {
  const { t } = useTranslation('drive');
  const drive = useDrive();
  const { isLoggedOut, isNoDriver, isReached, outboxes } = useDriveState();
  const count = outboxes.reduce((sum, outbox) => sum + waitingCount(outbox), 0);
  if (isLoggedOut) {
    return (
      <Screen
        title={t('day.name')}
        back={null}
        footer={
          <a className={keyClass('go')} href={logInPath}>
            {t('day.loggedOut.action')}
          </a>
        }
      >
        <Heading title={t('day.loggedOut.title')} lead={t('day.loggedOut.text')} />
        {count > 0 && (
          <Note icon={<DriveIcon name="cloud-up" />}>{t('day.loggedOut.waiting', { count })}</Note>
        )}
      </Screen>
    );
  }
  if (isNoDriver) {
    return (
      <Screen
        title={t('day.name')}
        back={null}
        footer={
          <a className={keyClass('go')} href="/">
            {t('day.noDriver.desk')}
          </a>
        }
      >
        <Heading title={t('day.noDriver.title')} lead={t('day.noDriver.text')} />
      </Screen>
    );
  }
  if (isReached) {
    return (
      <Screen title={t('day.name')} back={null}>
        <h1 className="sr-only">{t('day.day')}</h1>
        <p role="status" className="text-quiet">
          {t('day.loading')}
        </p>
      </Screen>
    );
  }
  return (
    <Screen
      title={t('day.name')}
      back={null}
      footer={<Key onClick={() => void drive.sync()}>{t('day.failed.retry')}</Key>}
    >
      <Heading title={t('day.failed.title')} lead={t('day.failed.text')} />
    </Screen>
  );
}
