import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TroubleKind } from '../../../../domain/handovers/event.ts';
import { outboxState } from '../../../../domain/handovers/outbox.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { DriveIcon } from '../../components/drive-icon.tsx';
import { KeyLink } from '../../components/key.tsx';
import { Note } from '../../components/note.tsx';
import { Screen } from '../../components/screen.tsx';
import { outboxOf } from '../../drive-state.ts';
import { jobPath, todayPath } from '../../navigation.tsx';
import { phoneTime } from '../../times.ts';
import { useDriveState } from '../../use-drive.ts';
import type { JobProps } from '../job-props.ts';

interface TroublePageProps extends JobProps {
  readonly kind: TroubleKind;
  readonly note?: string;
  readonly children: ReactNode;
  /** The key that reports it; what has been reported needs none. */
  readonly report: ReactNode;
}

/** One kind of trouble: what to do, the office at hand, and whether it knows. */
export function TroublePage({ job, handover, kind, note, children, report }: TroublePageProps) {
  const { t } = useTranslation('drive');
  const isReported = handover.trouble?.kind === kind;
  return (
    <Screen
      title={t(`trouble.kinds.${kind}.title`)}
      note={note ?? job.car.name}
      back={jobPath(job, 'trouble')}
      footer={
        <>
          {job.supportPhone && (
            <a
              href={`tel:${job.supportPhone}`}
              className="grid min-h-key w-17 shrink-0 place-content-center justify-items-center gap-0.5 rounded-card text-xs leading-none font-strong"
            >
              <DriveIcon name="phone" className="size-7 stroke-[1.9]" />
              {t('trouble.office')}
            </a>
          )}
          {isReported ? <KeyLink href={todayPath}>{t('trouble.today')}</KeyLink> : report}
        </>
      }
    >
      {isReported && <Reported job={job} kind={kind} />}
      {children}
    </Screen>
  );
}

function Reported({ job, kind }: Pick<TroublePageProps, 'job' | 'kind'>) {
  const { t } = useTranslation('drive');
  const outbox = outboxOf(useDriveState(), job);
  const event = outbox?.events.findLast(
    ({ act }) => act.kind === 'trouble-met' && act.trouble === kind,
  );
  if (!outbox || !event) return null;
  const isSent = event.number <= outbox.taken && outboxState(outbox) !== 'problem';
  return (
    <div role="status">
      <Note
        variant={isSent ? 'done' : 'wait'}
        icon={isSent ? <Icon name="check" /> : <DriveIcon name="cloud-off" />}
      >
        {t(isSent ? 'trouble.reported' : 'trouble.willKnow', { time: phoneTime(event.at) })}
      </Note>
    </div>
  );
}
