import { useTranslation } from 'react-i18next';
import { leaveAt } from '../../../../domain/handovers/no-show.ts';
import { classes } from '../../../../ui/classes.ts';
import { DriveIcon } from '../../components/drive-icon.tsx';
import { Key, keyClass } from '../../components/key.tsx';
import { StoreProblem } from '../../components/store-problem.tsx';
import { Todo, TodoStep } from '../../components/todo.tsx';
import { byServer } from '../../drive-state.ts';
import { jobPath, Link } from '../../navigation.tsx';
import { countdown, timeOf } from '../../times.ts';
import { useDriveState, useNow } from '../../use-drive.ts';
import type { JobProps } from '../job-props.ts';
import { TroublePage } from './trouble-page.tsx';
import { useReport } from './use-report.ts';

/** Wait, call, photograph, leave: the countdown shows what happens at its end. */
export function NobodyThere({ job, handover }: JobProps) {
  const { t } = useTranslation('drive');
  const { report, isBusy, problem } = useReport(job, 'nobody-there');
  const now = useNow(1_000);
  const state = useDriveState();
  const { arrivedAt, photographs } = handover;
  const leave = leaveAt(Temporal.Instant.from(job.at), arrivedAt && byServer(state, arrivedAt));
  const left = now.until(leave);
  const isOver = left.sign <= 0;
  const door = photographs.find(({ subject }) => subject === 'door');
  const mayLeave = isOver && arrivedAt !== null && door !== undefined;
  const { renter } = job;
  return (
    <TroublePage
      job={job}
      handover={handover}
      kind="nobody-there"
      note={
        arrivedAt
          ? t('trouble.absent.since', { time: timeOf(arrivedAt, job) })
          : t('trouble.absent.notYet')
      }
      report={
        <Key
          variant={mayLeave ? 'go' : 'off'}
          disabled={!mayLeave || isBusy}
          onClick={() => report('')}
        >
          {isOver
            ? t('trouble.absent.leaveNow')
            : t('trouble.absent.leaveIn', { time: countdown(left) })}
        </Key>
      }
    >
      <div className="grid gap-0.5">
        <p className="title figures text-clock tracking-display" role="timer">
          {countdown(left)}
        </p>
        <h1 className="font-text text-base leading-6 font-text tracking-normal text-quiet">
          {t(isOver ? 'trouble.absent.over' : 'trouble.absent.waited')}
        </h1>
      </div>
      <Todo>
        <TodoStep state={arrivedAt ? 'done' : 'live'} title={t('trouble.absent.ring')}>
          {t('trouble.absent.ringText')}
        </TodoStep>
        <TodoStep state="live" title={t('trouble.absent.call', { renter })}>
          {t(job.phone ? 'trouble.absent.callText' : 'trouble.absent.noPhone')}
          {job.phone && (
            <a href={`tel:${job.phone}`} className={keyClass('plain', 'mt-2 flex-none')}>
              <DriveIcon name="phone" />
              {t('trouble.call', { renter })}
            </a>
          )}
        </TodoStep>
        <TodoStep state={door ? 'done' : 'live'} title={t('trouble.absent.photograph')}>
          {door
            ? t('trouble.absent.photographed', { time: timeOf(door.at, job) })
            : t('trouble.absent.photographText')}
          <Link
            href={jobPath(job, 'camera', 'door', 'trouble', 'nobody-there')}
            className={classes(keyClass('plain', 'mt-2 flex-none'))}
          >
            <DriveIcon name="camera" />
            {t('trouble.absent.photograph')}
          </Link>
        </TodoStep>
        <TodoStep state="next" title={t('trouble.absent.leave', { time: timeOf(leave, job) })}>
          {t('trouble.absent.leaveText')}
        </TodoStep>
      </Todo>
      <StoreProblem problem={problem} />
    </TroublePage>
  );
}
