import { useTranslation } from 'react-i18next';
import type { Handover } from '../../../domain/handovers/handover.ts';

/** `8/8 · 74 %` */
export function energyText({ readings }: Handover): string {
  const { fuelEighths = null, chargePercent = null } = readings ?? {};
  return [
    ...(fuelEighths === null ? [] : [`${fuelEighths}/8`]),
    ...(chargePercent === null ? [] : [`${chargePercent} %`]),
  ].join(' · ');
}

export function useKilometres({ readings }: Handover): string {
  const { t } = useTranslation('drive');
  return `${(readings?.odometerKm ?? 0).toLocaleString('en')} ${t('handover.readings.km')}`;
}
