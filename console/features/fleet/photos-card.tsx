import { useTranslation } from 'react-i18next';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { photographIn } from '../../../contract/photographs.ts';
import { CarPhoto } from '../../../ui/car-photo.tsx';
import { Card } from '../../../ui/card.tsx';
import { useMay } from '../../shell/desk-data.ts';
import { AddPhotos } from './add-photos.tsx';
import { PhotoTools } from './photo-tools.tsx';
import { usePhotos } from './use-photos.ts';

/** What renters see of the car, in the order they see it. */
export function PhotosCard({ car }: { car: FleetCar }) {
  const { t } = useTranslation('cars');
  const mayEdit = useMay('fleet.edit');
  const photos = usePhotos(car);
  const isDrawn = car.photos.every(({ drawn }) => drawn);
  return (
    <Card title={t('photos.title')}>
      <p className="mb-3 text-quiet">{t(isDrawn ? 'photos.drawn' : 'photos.order')}</p>
      <ol className="grid grid-cols-2 gap-3 desk:grid-cols-3">
        {car.photos.map(({ url, view }, index) => (
          <li key={url}>
            <CarPhoto
              src={url}
              alt={t('photos.alt', {
                name: `${car.brand} ${car.model}`,
                view: t(`photos.${view}`),
              })}
              sizes="320px"
              className="aspect-video w-full rounded-control object-contain"
            />
            {mayEdit && photographIn(url) ? (
              <PhotoTools car={car} index={index} onChange={photos.change} onCrop={photos.crop} />
            ) : (
              <p className="mt-1 text-xs text-quiet">{t(`photos.${view}`)}</p>
            )}
          </li>
        ))}
        {mayEdit && (
          <li>
            <AddPhotos adding={photos.adding} onAdd={photos.add} />
          </li>
        )}
      </ol>
      <div role="alert" className="mt-3 text-error-600 empty:hidden">
        {photos.problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </Card>
  );
}
