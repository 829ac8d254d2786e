import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DriveIcon } from '../../components/drive-icon.tsx';
import { Key } from '../../components/key.tsx';
import { Note } from '../../components/note.tsx';
import { unsentCount } from '../../drive-state.ts';
import { todayPath } from '../../navigation.tsx';
import { useDrive, useDriveState } from '../../use-drive.ts';

/** Not before everything is sent: the phone asks what to do first. */
export function LogOut() {
  const { t } = useTranslation('drive');
  const drive = useDrive();
  const count = unsentCount(useDriveState());
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const logOut = async () => {
    setAsked(true);
    if (count > 0) return;
    setBusy(true);
    const isDone = await drive.logOut();
    setBusy(false);
    setFailed(!isDone);
    // From the start: nothing that was on its way for this driver is stored after all.
    if (isDone) location.assign(todayPath);
  };
  if (isAsked && count > 0) return <Unsent count={count} onStay={() => setAsked(false)} />;
  return (
    <>
      <Key
        variant="plain"
        className="flex-none text-base"
        disabled={isBusy}
        onClick={() => void logOut()}
      >
        {t('phone.logOut')}
      </Key>
      <div role="alert">
        {hasFailed && (
          <Note variant="wrong" icon={<DriveIcon name="cloud-off" />}>
            {t('phone.logOutFailed')}
          </Note>
        )}
      </div>
    </>
  );
}

function Unsent({ count, onStay }: { count: number; onStay: () => void }) {
  const { t } = useTranslation('drive');
  const drive = useDrive();
  const { isSending } = useDriveState();
  return (
    <>
      <div role="alert">
        <Note icon={<DriveIcon name="cloud-up" />}>
          <strong className="block font-strong">{t('phone.unsent.title', { count })}</strong>
          {t('phone.unsent.text', { count })}
        </Note>
      </div>
      <Key
        variant="plain"
        className="flex-none"
        disabled={isSending}
        onClick={() => void drive.retry()}
      >
        {t('phone.unsent.send')}
      </Key>
      <Key variant="plain" className="flex-none" onClick={onStay}>
        {t('phone.unsent.stay')}
      </Key>
    </>
  );
}
