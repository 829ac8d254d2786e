import { useTranslation } from 'react-i18next';
import { distanceOf, distanceUnit, kilometresOf } from '../../../../domain/distance-unit.ts';
import { DriveIcon } from '../../components/drive-icon.tsx';
import { Key, KeyLink, TroubleKey } from '../../components/key.tsx';
import { Note } from '../../components/note.tsx';
import { Heading } from '../../components/screen.tsx';
import { StepScreen } from '../../components/step-screen.tsx';
import { StoreProblem } from '../../components/store-problem.tsx';
import { go, jobPath } from '../../navigation.tsx';
import { keyOf } from '../../store/database.ts';
import { useDraft } from '../../use-draft.ts';
import { useRecord } from '../../use-drive.ts';
import type { JobProps } from '../job-props.ts';
import { BackAtTheDoor } from './back-at-the-door.tsx';
import { Odometer } from './odometer.tsx';
import { Gauge, Reading } from './reading.tsx';

const MOST_KEYS = 9;
const USUAL_KEYS = 2;
const USUAL_CHARGE = 80;
const FULL = 8;

/** Odometer, fuel or charge, keys: typed by the driver, with the dashboard photographed. */
export function ReadingsScreen({ job, handover }: JobProps) {
  const { t } = useTranslation('drive');
  const { record, isBusy, problem } = useRecord(job);
  const { car, delivery, renter, kind } = job;
  const before = delivery?.readings ?? null;
  const known = handover.readings;
  const unit = distanceUnit(job.countryCode);
  const [{ odometer, fuel, charge, keys }, change] = useDraft(`readings ${keyOf(job)}`, {
    odometer: known ? String(distanceOf(known.odometerKm, unit)) : '',
    fuel: known?.fuelEighths ?? before?.fuelEighths ?? FULL,
    charge: known?.chargePercent ?? before?.chargePercent ?? USUAL_CHARGE,
    keys: known?.keys ?? before?.keys ?? USUAL_KEYS,
  });
  const odometerKm = odometer === '' ? null : kilometresOf(Number(odometer), unit);
  const missing = (before?.fuelEighths ?? 0) - fuel;
  const note = async () => {
    if (odometerKm === null) return;
    const readings = {
      odometerKm,
      fuelEighths: car.hasTank ? fuel : null,
      chargePercent: car.hasBattery ? charge : null,
      keys,
    };
    if (await record({ act: { kind: 'readings-noted', readings } })) go(jobPath(job, 'sign'));
  };
  return (
    <StepScreen
      step="readings"
      back={jobPath(job, 'marks')}
      footer={
        <>
          <TroubleKey job={job} />
          <Key
            variant={odometerKm === null ? 'off' : 'go'}
            disabled={isBusy || odometerKm === null}
            onClick={() => void note()}
          >
            {t(odometerKm === null ? 'handover.readings.enter' : 'handover.readings.right')}
          </Key>
        </>
      }
    >
      <Heading title={t('handover.readings.title')} lead={t('handover.readings.lead')} />
      {kind === 'collect' && <BackAtTheDoor job={job} handover={handover} />}
      <Odometer
        job={job}
        handover={handover}
        value={odometer}
        onChange={(text) => change({ odometer: text })}
      />
      {car.hasTank && (
        <Reading
          label={
            missing > 0 && kind === 'collect'
              ? t('handover.readings.fuelLess', { count: missing })
              : t('handover.readings.fuel')
          }
          value={String(fuel)}
          unit="/8"
          less={t('handover.readings.lessFuel')}
          more={t('handover.readings.moreFuel')}
          least={0}
          most={FULL}
          at={fuel}
          onChange={(eighths) => change({ fuel: eighths })}
        >
          <Gauge
            label={t('handover.readings.eighths', { count: fuel })}
            at={fuel}
            before={kind === 'collect' ? (before?.fuelEighths ?? null) : null}
          />
        </Reading>
      )}
      {car.hasBattery && (
        <Reading
          label={t('handover.readings.charge')}
          value={String(charge)}
          unit=" %"
          less={t('handover.readings.lessCharge')}
          more={t('handover.readings.moreCharge')}
          least={0}
          most={100}
          at={charge}
          onChange={(percent) => change({ charge: percent })}
        >
          <input
            type="range"
            min={0}
            max={100}
            value={charge}
            aria-label={t('handover.readings.charge')}
            onChange={(event) => change({ charge: event.target.valueAsNumber })}
            className="min-h-touch min-w-0 flex-1 accent-ink"
          />
        </Reading>
      )}
      <Reading
        label={t('handover.readings.keys')}
        value={String(keys)}
        less={t('handover.readings.fewerKeys')}
        more={t('handover.readings.moreKeys')}
        least={0}
        most={MOST_KEYS}
        at={keys}
        onChange={(count) => change({ keys: count })}
      />
      {kind === 'collect' && car.hasTank && missing > 0 && (
        <Receipt job={job} handover={handover} renter={renter} />
      )}
      <StoreProblem problem={problem} />
    </StepScreen>
  );
}

/** Refuelled on the way: the renter sees the receipt beside the amount. */
function Receipt({ job, handover, renter }: JobProps & { readonly renter: string }) {
  const { t } = useTranslation('drive');
  const isTaken = handover.photographs.some(({ subject }) => subject === 'receipt');
  return (
    <>
      <Note variant={isTaken ? 'done' : 'quiet'} icon={<DriveIcon name="fuel" />}>
        {t(isTaken ? 'handover.readings.receiptTaken' : 'handover.readings.refuel', { renter })}
      </Note>
      <KeyLink variant="plain" href={jobPath(job, 'camera', 'receipt', 'readings')}>
        <DriveIcon name="camera" />
        {t(isTaken ? 'handover.readings.receiptAgain' : 'handover.readings.receipt')}
      </KeyLink>
    </>
  );
}
