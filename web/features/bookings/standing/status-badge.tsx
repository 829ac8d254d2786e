import { useTranslation } from 'react-i18next';
import { statusDisplay } from '../../../../domain/booking-badges.ts';
import type { BookingStatus } from '../../../../domain/booking-lifecycle.ts';
import { Badge } from '../../../../ui/badge.tsx';

export function StatusBadge({ status }: { status: BookingStatus }) {
  const { t } = useTranslation('trips');
  const { colour, label } = statusDisplay[status];
  return <Badge tone={colour}>{t(`status.${label}`)}</Badge>;
}
