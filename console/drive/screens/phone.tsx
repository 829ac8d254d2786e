import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { Key, KeyLink } from '../components/key.tsx';
import { List, Ok, Row } from '../components/list.tsx';
import { Note } from '../components/note.tsx';
import { Heading, Screen } from '../components/screen.tsx';
import { chipOf } from '../drive-state.ts';
import { todayPath } from '../navigation.tsx';
import { phoneTime } from '../times.ts';
import { useDrive, useDriveState } from '../use-drive.ts';
import { Account } from './phone/account.tsx';
import { LineArt } from './phone/line-art.tsx';
import { StoredHandovers } from './phone/stored-handovers.tsx';

/** What waits on this phone, what has been sent, and what a person has to look at. */
export function PhoneScreen() {
  const { t } = useTranslation('drive');
  const drive = useDrive();
  const state = useDriveState();
  const { outboxes, offlineSince, loadedAt } = state;
  const { kind } = chipOf(state);
  const isEmpty = kind === 'sent' && outboxes.length === 0;
  const says = isEmpty ? 'empty' : kind;
  const idle = kind === 'sent' ? t('phone.nothingWaits') : '';
  return (
    <Screen
      title={t('phone.title')}
      note={offlineSince ? t('phone.since', { time: phoneTime(offlineSince) }) : idle}
      footer={
        <>
          {kind !== 'sent' && (
            <Key variant="plain" disabled={state.isSending} onClick={() => void drive.retry()}>
              {t('phone.tryNow')}
            </Key>
          )}
          <KeyLink href={todayPath}>
            {t(kind === 'sent' ? 'phone.today' : 'phone.keepWorking')}
          </KeyLink>
        </>
      }
    >
      <LineArt isThere={kind === 'sent'} />
      <Heading title={t(`phone.${says}Title`)} lead={t(`phone.${says}Text`)} />
      <StoredHandovers outboxes={outboxes} />
      <List label={t('phone.title')}>
        {loadedAt && (
          <Row
            icon={<Ok />}
            text={t('phone.jobsHere')}
            note={t('phone.loadedAt', { time: phoneTime(loadedAt) })}
          />
        )}
        {!state.isReached && (
          <Row icon={<Ok isWarning />} text={t('phone.callsNeed')} note={t('phone.callsText')} />
        )}
      </List>
      {outboxes.length > 0 && (
        <Note variant="quiet" icon={<Icon name="wait" />}>
          {t(kind === 'sent' ? 'phone.kept' : 'phone.acts')}
        </Note>
      )}
      {state.mayBeDeleted && (
        <Note icon={<Icon name="warning" />}>
          <strong className="block font-strong">{t('phone.mayBeDeleted.title')}</strong>
          {t('phone.mayBeDeleted.text')}
        </Note>
      )}
      <Account />
    </Screen>
  );
}
