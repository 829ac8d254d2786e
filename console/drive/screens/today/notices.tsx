import { useTranslation } from 'react-i18next';
import type { DriverJob } from '../../../../contract/operate/drive.ts';
import type { DayChange } from '../../../../domain/handovers/day-changes.ts';
import { isClockWrong } from '../../../../domain/handovers/judge-seal.ts';
import { waitingCount } from '../../../../domain/handovers/outbox.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { DriveIcon } from '../../components/drive-icon.tsx';
import { hasOpenHandover } from '../../drive-state.ts';
import { Link, phonePath } from '../../navigation.tsx';
import { toldOf } from '../../times.ts';
import { useDrive, useDriveState } from '../../use-drive.ts';

const NEARLY_FULL = 0.9;
const banner = 'flex items-center gap-3 px-gutter py-3 text-sm leading-5';

/** What a driver should know before the next job: what is lost, changes, no signal, a wrong clock, a full phone, a new version. */
export function Notices({ jobs }: { jobs: readonly DriverJob[] }) {
  const { t } = useTranslation('drive');
  const state = useDriveState();
  const count = state.outboxes.reduce((sum, outbox) => sum + waitingCount(outbox), 0);
  const minutesOff = Math.round(Math.abs(state.clockOffSeconds) / 60);
  return (
    <div role="status" className="grid">
      <Losses />
      {state.changes.length > 0 && <Changes changes={state.changes} jobs={jobs} />}
      {!state.isReached && (
        <Link href={phonePath} className={`${banner} bg-amber-100 text-amber-600`}>
          <DriveIcon name="cloud-off" className="size-7 stroke-[1.9]" />
          <span className="flex-1">
            <strong className="block text-base font-strong">{t('day.offline.title')}</strong>
            {t('day.offline.text', { count })}
          </span>
          {count > 0 && (
            <span
              aria-hidden="true"
              className="title figures grid h-11 min-w-11 place-items-center rounded-full bg-amber-600 px-2 text-lg leading-none text-amber-100"
            >
              {count}
            </span>
          )}
        </Link>
      )}
      {isClockWrong(state.clockOffSeconds) && (
        <Warning title={t('day.clock.title')} text={t('day.clock.text', { count: minutesOff })} />
      )}
      {state.storedShare > NEARLY_FULL && (
        <Warning title={t('day.full.title')} text={t('day.full.text')} />
      )}
      {state.hasUpdate && hasOpenHandover(state) && (
        <Warning title={t('day.update.title')} text={t('day.update.later')} />
      )}
    </div>
  );
}

const Warning = ({ title, text }: { title: string; text: string }) => (
  <p className={`${banner} max-w-none bg-amber-100 text-amber-600`}>
    <Icon name="warning" className="size-7 stroke-[1.9]" />
    <span>
      <strong className="block text-base font-strong">{title}</strong>
      {text}
    </span>
  </p>
);

/** Of the driver whose day it is: somebody else's job is nobody's business. */
function Losses() {
  const { t } = useTranslation('drive');
  const drive = useDrive();
  const { outboxes, day } = useDriveState();
  const lost = outboxes.filter(
    ({ isLossUnseen, driverId }) => isLossUnseen && driverId === day?.driver.id,
  );
  if (lost.length === 0) return null;
  return (
    <div className={`${banner} bg-error-100 text-error-600`}>
      <Icon name="warning" className="size-7 stroke-[1.9]" />
      <div className="flex-1">
        <strong className="block text-base font-strong">{t('day.emptied.title')}</strong>
        <ul className="font-strong">
          {lost.map(({ key, kind, renter }) => (
            <li key={key}>{t(`phone.${kind}`, { renter })}</li>
          ))}
        </ul>
        {t('day.emptied.text')}
      </div>
      <SeenKey onClick={() => void drive.seeChanges()} />
    </div>
  );
}

function SeenKey({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('drive');
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-touch rounded-full border-2 border-current px-5 text-base font-strong whitespace-nowrap"
    >
      {t('day.changed.seen')}
    </button>
  );
}

interface ChangesProps {
  readonly changes: readonly DayChange[];
  readonly jobs: readonly DriverJob[];
}

function Changes({ changes, jobs }: ChangesProps) {
  const { t } = useTranslation('drive');
  const drive = useDrive();
  const sentence = ({ what, renter, bookingId, kind }: DayChange) => {
    const job = jobs.find((one) => one.bookingId === bookingId && one.kind === kind);
    if (what === 'gone' || !job) return t('day.changed.gone', { renter });
    if (what === 'moved') return t('day.changed.moved', { renter, ...toldOf(job) });
    const { name, plate } = job.car;
    return t('day.changed.other-car', { renter, car: name, plate: plate ?? '' });
  };
  return (
    <div className={`${banner} bg-night text-on-night`}>
      <ul className="grid flex-1 gap-2 text-base">
        {changes.map((change) => (
          <li key={`${change.bookingId} ${change.kind}`}>{sentence(change)}</li>
        ))}
      </ul>
      <SeenKey onClick={() => void drive.seeChanges()} />
    </div>
  );
}
