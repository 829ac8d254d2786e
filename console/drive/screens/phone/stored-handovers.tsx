import { useTranslation } from 'react-i18next';
import { handoverNeeds } from '../../../../domain/handovers/judge-seal.ts';
import { outboxState, waitingCount } from '../../../../domain/handovers/outbox.ts';
import { sealCode } from '../../../../domain/handovers/seal.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { DriveIcon } from '../../components/drive-icon.tsx';
import { List, Ok, Row } from '../../components/list.tsx';
import { Note } from '../../components/note.tsx';
import { handoverOf } from '../../drive-state.ts';
import type { StoredOutbox } from '../../store/database.ts';
import { phoneTime } from '../../times.ts';
import { useDriveState } from '../../use-drive.ts';

/** Every handover that this phone has something of, and what somebody must look at. */
export function StoredHandovers({ outboxes }: { outboxes: readonly StoredOutbox[] }) {
  const { t } = useTranslation('drive');
  if (outboxes.length === 0) return null;
  return (
    <>
      <List label={t('phone.handovers')}>
        {outboxes.map((outbox) => (
          <Stored key={outbox.key} outbox={outbox} />
        ))}
      </List>
      {outboxes.map((outbox) => (
        <Trouble key={outbox.key} outbox={outbox} />
      ))}
    </>
  );
}

function Stored({ outbox }: { outbox: StoredOutbox }) {
  const { t } = useTranslation('drive');
  const { kind, renter, beganAt } = outbox;
  const { sealed } = handoverOf(useDriveState(), outbox);
  const count = waitingCount(outbox);
  const state = outboxState(outbox);
  const isStuck = state === 'conflict' || state === 'problem';
  const icons = {
    sealed: <Ok />,
    conflict: <DriveIcon name="alert" />,
    problem: <DriveIcon name="alert" />,
    waiting: <DriveIcon name="seal" />,
    unsealed: <DriveIcon name="pen" />,
    nothing: <DriveIcon name="pen" />,
  };
  const note = sealed ? (
    <>
      {t('phone.sealedAt', { time: phoneTime(sealed.at.toString()) })},{' '}
      <span className="whitespace-nowrap">{sealCode(sealed.digest)}</span>
    </>
  ) : (
    t('phone.begunAt', { time: phoneTime(beganAt) })
  );
  return (
    <Row
      icon={icons[state]}
      text={t(`phone.${kind}`, { renter })}
      note={note}
      end={count > 0 ? t('phone.waitingShort', { count }) : <SentMark isDone={!isStuck} />}
    />
  );
}

/** A tick only where nobody has to decide anything. */
function SentMark({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation('drive');
  if (!isDone) return t('phone.allSent');
  return (
    <>
      <Icon name="check" className="inline size-5 stroke-3 text-moss-600" />
      <span className="sr-only">{t('phone.allSent')}</span>
    </>
  );
}

/** What was done stays; a person decides, and is told who else was there. */
function Trouble({ outbox }: { outbox: StoredOutbox }) {
  const { t } = useTranslation('drive');
  const { conflict, problem } = outbox;
  const need = handoverNeeds.find((one) => one === outbox.need);
  if (!conflict && !problem && !need) return null;
  return (
    <Note variant="wrong" icon={<DriveIcon name="alert" />}>
      {conflict && (
        <>
          <strong className="block font-strong">{t('phone.conflict.title')}</strong>
          {t('phone.conflict.text', { by: conflict.by, time: phoneTime(conflict.at) })}
        </>
      )}
      {!conflict && need && t(`phone.needs.${need}`)}
      {problem && <span className="block">{t(`phone.problems.${problem}`)}</span>}
    </Note>
  );
}
