import { useTranslation } from 'react-i18next';
import type { Need } from '../../../contract/operate/today.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import {
  bookingPath,
  carPath,
  claimPath,
  companyPath,
  pathOf,
  repairsPath,
} from '../../shell/pages.ts';
import { firstName } from './need-words.ts';

interface NeedActionsProps {
  readonly need: Need;
  readonly label: string;
  readonly variant: 'primary' | 'ink';
}

/** The best step first, then how to reach whoever waits. */
export function NeedActions({ need, label, variant }: NeedActionsProps) {
  const { t } = useTranslation('today');
  const { id: cityId } = usePageCity();
  const { action, renter, companyId, trip } = need;
  const to = wayTo(need, cityId);
  const phone = renter?.phone && `tel:${renter.phone}`;
  const reach = phone ?? (renter?.email ? `mailto:${renter.email}` : null);
  const name = renter?.name ?? '';
  const named = { renter: companyId ? name : firstName(name) };
  const reachLabel = phone ? t('needs.call', named) : t('needs.email', named);
  return (
    <div className="grid justify-items-stretch gap-2">
      {to && (
        <ButtonLink variant={variant} to={to}>
          {label}
        </ButtonLink>
      )}
      {reach && (
        <a
          href={reach}
          className={buttonStyle({ variant: action === 'call' || !to ? variant : 'outline' })}
        >
          {reachLabel}
        </a>
      )}
      {action === 'call' && trip && (
        <ButtonLink variant="outline" to={bookingPath(cityId, trip.bookingId)}>
          {t('needs.see')}
        </ButtonLink>
      )}
    </div>
  );
}

function wayTo({ action, car, claimId, companyId, trip }: Need, cityId: string): string | null {
  switch (action) {
    case 'repair':
      return car && repairsPath(cityId, car.id);
    case 'car':
      return car && carPath(cityId, car.id);
    case 'booking':
      return trip && bookingPath(cityId, trip.bookingId);
    case 'claim':
      return trip && claimId && claimPath(cityId, { bookingId: trip.bookingId, id: claimId });
    case 'company':
      return companyId && companyPath(cityId, companyId);
    case 'identity':
      return `/${cityId}/identity`;
    case 'fleet':
      return `${pathOf('fleet', cityId)}?serviceDue=true&sort=service`;
    case 'jobs':
      return pathOf('jobs', cityId);
    case 'call':
      return null;
  }
}
