import { useTranslation } from 'react-i18next';
import type { SealedHandover } from '../../../../contract/handovers.ts';
import { type DistanceUnit, formatDistance } from '../../../../domain/distance-unit.ts';

interface ReadingFiguresProps extends Pick<SealedHandover, 'readings'> {
  readonly unit: DistanceUnit;
}

/** What the dashboard said, and how many keys. */
export function ReadingFigures({ readings, unit }: ReadingFiguresProps) {
  const { t } = useTranslation('handover');
  if (!readings) return null;
  const { odometerKm, fuelEighths, chargePercent, keys } = readings;
  const figures = [
    [t('readings.odometer'), formatDistance(odometerKm, unit)],
    ...(fuelEighths === null
      ? []
      : [[t('readings.fuel'), t('readings.eighths', { eighths: fuelEighths })]]),
    ...(chargePercent === null
      ? []
      : [[t('readings.charge'), t('readings.percent', { percent: chargePercent })]]),
    [t('readings.keys'), String(keys)],
  ];
  return (
    <section aria-labelledby="readings-title">
      <h2 id="readings-title" className="text-xl">
        {t('readings.title')}
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-hair bg-hair tablet:grid-flow-col tablet:auto-cols-fr tablet:grid-cols-none">
        {figures.map(([name, value]) => (
          <div key={name} className="bg-card px-5 py-4 max-tablet:last:odd:col-span-2">
            <dt className="text-xs text-quiet">{name}</dt>
            <dd className="title text-xl whitespace-nowrap figures">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
