import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { usePageCity } from '../../shell/desk-data.ts';
import { AddressField } from '../bookings/verbs/address-field.tsx';
import type { PhoneDraft } from './phone-draft.ts';

const HALF_HOUR_SECONDS = 1_800;

export interface PartProps {
  readonly draft: PhoneDraft;
  readonly onChange: (change: Partial<PhoneDraft>) => void;
  readonly errorAt: (field: string) => string | undefined;
}

/** When and where, on the city's clock. */
export function TripFields({ draft, onChange, errorAt }: PartProps) {
  const { t } = useTranslation('phoneBookings');
  const { name: city } = usePageCity();
  return (
    <Card title={t('trip.title')}>
      <div className="grid gap-4">
        <div className="grid grid-cols-2 gap-4">
          {(['starts', 'ends'] as const).map((end) => (
            <TextField
              key={end}
              name={end}
              type="datetime-local"
              step={HALF_HOUR_SECONDS}
              label={t(`trip.${end}`, { city })}
              error={errorAt(end)}
              value={draft[end]}
              onChange={({ target }) => onChange({ [end]: target.value, carId: null })}
            />
          ))}
        </div>
        <AddressField
          name="delivery"
          label={t('trip.delivery')}
          error={errorAt('delivery')}
          booked=""
          onChange={(delivery) => onChange({ delivery })}
        />
        <Checkbox
          label={t('trip.sameReturn')}
          checked={draft.isSameReturn}
          onChange={({ target }) => onChange({ isSameReturn: target.checked, return: null })}
        />
        {!draft.isSameReturn && (
          <AddressField
            name="return"
            label={t('trip.return')}
            error={errorAt('return')}
            booked=""
            onChange={(stop) => onChange({ return: stop })}
          />
        )}
      </div>
    </Card>
  );
}
