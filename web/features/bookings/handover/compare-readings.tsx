import { useTranslation } from 'react-i18next';
import type { SealedHandover } from '../../../../contract/handovers.ts';
import {
  type DistanceUnit,
  drivenBetween,
  formatDistance,
  formatDriven,
} from '../../../../domain/distance-unit.ts';

type Readings = SealedHandover['readings'];

interface CompareReadingsProps {
  readonly before: Readings;
  readonly after: Readings;
  readonly unit: DistanceUnit;
}

/** The readings of both ends beside each other. */
export function CompareReadings({ before, after, unit }: CompareReadingsProps) {
  const { t } = useTranslation('handover');
  if (!after) return null;
  const odometer = (readings: Readings) => readings && formatDistance(readings.odometerKm, unit);
  const fuel = (readings: Readings) =>
    readings?.fuelEighths == null
      ? undefined
      : t('readings.eighths', { eighths: readings.fuelEighths });
  const charge = (readings: Readings) =>
    readings?.chargePercent == null
      ? undefined
      : t('readings.percent', { percent: readings.chargePercent });
  const ends = before ? ([before.odometerKm, after.odometerKm, unit] as const) : null;
  const rows = [
    {
      name: t('readings.odometer'),
      note:
        ends && drivenBetween(...ends) > 0
          ? t('readings.driven', { distance: formatDriven(...ends) })
          : '',
      of: odometer,
    },
    { name: t('readings.fuel'), note: '', of: fuel },
    { name: t('readings.charge'), note: '', of: charge },
    { name: t('readings.keys'), note: '', of: (readings: Readings) => readings?.keys },
  ].filter(({ of }) => of(after) !== undefined);
  return (
    <section aria-labelledby="compare-title">
      <h2 id="compare-title" className="text-xl">
        {t('readings.title')}
      </h2>
      <div className="mt-4 rounded-card border border-hair bg-card px-6 py-2">
        <table className="w-full text-sm figures">
          <thead>
            <tr className="text-left text-xs text-quiet">
              <th scope="col" className="py-2 font-text">
                <span className="sr-only">{t('readings.reading')}</span>
              </th>
              <th scope="col" className="py-2 font-text">
                {t('tabs.delivery')}
              </th>
              <th scope="col" className="py-2 font-text">
                {t('tabs.return')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, note, of }) => (
              <tr key={name} className="border-t border-hair">
                <th scope="row" className="py-3 pr-2 text-left align-top font-text">
                  {name}
                  {note && <span className="block text-xs text-quiet">{note}</span>}
                </th>
                <td className="py-3 pr-2 align-top">{of(before) ?? '–'}</td>
                <td className="py-3 align-top">{of(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
