import { useTranslation } from 'react-i18next';
import { carValues } from '../../../domain/car.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { CarPhoto } from '../../../ui/car-photo.tsx';
import { Card } from '../../../ui/card.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { instantOf } from '../../form/local-time.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { usePreview } from '../bookings/verbs/use-preview.ts';
import type { PartProps } from './trip-fields.tsx';
import { usePhoneRefusal } from './use-phone-refusal.ts';

const ANY = 'any';
const MOST_CARS = '30';

/** The cars that a renter would find for the same trip, the cheapest first. */
export function CarChoice({ draft, onChange, errorAt }: PartProps) {
  const { t } = useTranslation('phoneBookings');
  const { id: city, timeZone } = usePageCity();
  const refusalOf = usePhoneRefusal();
  const from = instantOf(draft.starts, timeZone);
  const to = instantOf(draft.ends, timeZone);
  const { category } = draft;
  const query = from && to ? { city, from, to, size: MOST_CARS } : null;
  const found = usePreview(query && JSON.stringify([query, category]), (signal) =>
    operateApi().findPhoneCars(
      { query: { city, from: '', to: '', ...query, ...(category ? { category } : {}) } },
      { signal },
    ),
  );
  const { cars, total } = found.state === 'known' ? found.value : { cars: [], total: 0 };
  const error = errorAt('car');
  return (
    <Card
      title={t('cars.title')}
      action={
        <Segments
          label={t('cars.class')}
          options={[
            { id: ANY, label: t('cars.any') },
            ...carValues.category.map((id) => ({ id, label: id })),
          ]}
          value={category ?? ANY}
          onChange={(id) => onChange({ category: id === ANY ? null : id, carId: null })}
        />
      }
    >
      <div role="status" className="text-quiet">
        {found.state === 'none' && t('cars.first')}
        {found.state === 'asking' && t('cars.loading')}
        {found.state === 'refused' && <FieldError>{refusalOf(found.error).text}</FieldError>}
        {found.state === 'known' && cars.length === 0 && t('cars.none')}
      </div>
      {cars.length > 0 && (
        <div className="max-h-96 overflow-y-auto p-1">
          <RadioCards
            legend={t('cars.which')}
            isLegendHidden
            isStacked
            name="car"
            choices={cars.map((car) => ({
              id: car.id,
              title: `${car.brand} ${car.model}`,
              picture: car.photo && <SmallPhoto src={car.photo.url} />,
              text: t('cars.about', {
                category: car.category,
                seats: car.seats,
                price: formatMoney(car.tripTotal),
              }),
            }))}
            value={draft.carId}
            onChange={(carId) => onChange({ carId })}
          />
        </div>
      )}
      {total > cars.length && (
        <p className="mt-2 text-xs text-quiet">{t('cars.more', { shown: cars.length, total })}</p>
      )}
      {error && <FieldError>{error}</FieldError>}
    </Card>
  );
}

const SmallPhoto = ({ src }: { readonly src: string }) => (
  <CarPhoto
    src={src}
    alt=""
    sizes="64px"
    width={64}
    height={36}
    loading="lazy"
    className="h-9 w-16 rounded-small object-contain"
  />
);
