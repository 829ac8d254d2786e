import { useTranslation } from 'react-i18next';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { wholeDate } from '../../../domain/format-desk-time.ts';

type Due = FleetCar['service'][number]['due'];

/** When something is due: by kilometres, by a day, or by whichever comes first. */
export function useDueWords() {
  const { t } = useTranslation('cars');
  return ({ name, atKm, onDay }: Due): string => {
    const day = onDay === null ? '' : wholeDate(Temporal.PlainDate.from(onDay));
    if (atKm === null) return t('due.day', { name, day });
    return onDay === null
      ? t('due.km', { name, km: atKm })
      : t('due.both', { name, km: atKm, day });
  };
}
