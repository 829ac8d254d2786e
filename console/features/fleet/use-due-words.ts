import { useTranslation } from 'react-i18next';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { formatDistance } from '../../../domain/distance-unit.ts';
import { wholeDate } from '../../../domain/format-desk-time.ts';
import { usePageDistanceUnit } from '../../shell/desk-data.ts';

type Due = FleetCar['service'][number]['due'];

/** When something is due: by distance, by a day, or by whichever comes first. */
export function useDueWords() {
  const { t } = useTranslation('cars');
  const unit = usePageDistanceUnit();
  return ({ name, atKm, onDay }: Due): string => {
    const day = onDay === null ? '' : wholeDate(Temporal.PlainDate.from(onDay));
    if (atKm === null) return t('due.day', { name, day });
    const distance = formatDistance(atKm, unit);
    return onDay === null
      ? t('due.km', { name, distance })
      : t('due.both', { name, distance, day });
  };
}
