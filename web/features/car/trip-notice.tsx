import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import type { CarData } from './load-car.ts';

/** What a renter should know of their dates before all else: at the top of the car's page. */
export function TripNotice({ data }: { data: Pick<CarData, 'trip' | 'heldMinutes'> }) {
  const { t } = useTranslation('car');
  const { heldMinutes, trip } = data;
  const text =
    heldMinutes !== null
      ? t('notice.held', { count: heldMinutes })
      : trip.replaced && t(`notice.${trip.replaced}`);
  if (!text) return null;
  return (
    <p
      role="status"
      className="mb-5 flex gap-2 rounded-card bg-amber-100 px-5 py-4 text-sm text-ink print:hidden"
    >
      <Icon name="warning" className="size-5 shrink-0 stroke-2" />
      {text}
    </p>
  );
}
