import { useTranslation } from 'react-i18next';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { CarPhoto } from '../../../ui/car-photo.tsx';
import { Card } from '../../../ui/card.tsx';

/** What renters see of the car, in the order they see it. */
export function PhotosCard({ car }: { car: FleetCar }) {
  const { t } = useTranslation('cars');
  const isDrawn = car.photos.every(({ drawn }) => drawn);
  return (
    <Card title={t('photos.title')}>
      <p className="mb-3 text-quiet">{t(isDrawn ? 'photos.drawn' : 'photos.order')}</p>
      <ol className="grid grid-cols-2 gap-3 desk:grid-cols-3">
        {car.photos.map(({ url, view }) => (
          <li key={url}>
            <CarPhoto
              src={url}
              alt={t('photos.alt', {
                name: `${car.brand} ${car.model}`,
                view: t(`photos.${view}`),
              })}
              sizes="320px"
              className="aspect-video w-full rounded-control object-cover"
            />
            <p className="mt-1 text-xs text-quiet">{t(`photos.${view}`)}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
