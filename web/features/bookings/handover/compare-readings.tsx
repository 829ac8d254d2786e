import { useTranslation } from 'react-i18next';
import type { SealedHandover } from '../../../../contract/handovers.ts';

type Readings = SealedHandover['readings'];

/** The readings of both ends beside each other. */
export function CompareReadings({ before, after }: { before: Readings; after: Readings }) {
  const { t } = useTranslation('handover');
  if (!after) return null;
  const km = (readings: Readings) => readings?.odometerKm.toLocaleString('en');
  const fuel = (readings: Readings) =>
    readings?.fuelEighths == null
      ? undefined
      : t('readings.eighths', { eighths: readings.fuelEighths });
  const charge = (readings: Readings) =>
    readings?.chargePercent == null
      ? undefined
      : t('readings.percent', { percent: readings.chargePercent });
  const driven = before ? after.odometerKm - before.odometerKm : 0;
  const rows = [
    {
      name: t('readings.odometer'),
      note: driven > 0 ? t('readings.driven', { km: driven.toLocaleString('en') }) : '',
      of: km,
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
