import { useTranslation } from 'react-i18next';
import type { BookingMoney } from '../../../../contract/bookings.ts';
import { badgeOf } from '../../../../domain/booking-badges.ts';
import type { BookingStatus } from '../../../../domain/booking-lifecycle.ts';
import { Badge } from '../../../../ui/badge.tsx';

interface StatusBadgeProps {
  readonly status: BookingStatus;
  readonly money: Pick<BookingMoney, 'standing'>;
}

export function StatusBadge({ status, money }: StatusBadgeProps) {
  const { t } = useTranslation('trips');
  const { colour, label } = badgeOf(status, money.standing);
  return <Badge tone={colour}>{t(`status.${label}`)}</Badge>;
}
