import { useTranslation } from 'react-i18next';
import type { DriverJob } from '../../../contract/operate/drive.ts';
import { List, Ok, Row } from './list.tsx';

/** Who else may drive the car, and who may not. */
export function AdditionalDrivers({ job }: { job: DriverJob }) {
  const { t } = useTranslation('drive');
  // A day that an older version of the app stored has no drivers.
  const drivers = job.drivers ?? [];
  if (drivers.length === 0) return null;
  return (
    <List label={t('job.drivers')}>
      {drivers.map(({ id, name, mayDrive }) => (
        <Row
          key={id}
          icon={<Ok isWarning={!mayDrive} />}
          text={name}
          note={t(mayDrive ? 'job.mayDrive' : 'job.mayNotDrive')}
        />
      ))}
    </List>
  );
}
