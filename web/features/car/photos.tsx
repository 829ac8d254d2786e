import { useTranslation } from 'react-i18next';
import type { CarDetail } from '../../../contract/cars.ts';
import { Carousel } from '../../../ui/carousel.tsx';

interface PhotosProps {
  readonly name: string;
  readonly photos: CarDetail['photos'];
}

/** The car from all sides. Below 770 px the pictures reach from edge to edge. */
export function Photos({ name, photos }: PhotosProps) {
  const { t } = useTranslation('car');
  if (photos.length === 0) return null;
  const slides = photos.map(({ url, width, height, view, drawn }, index) => ({
    id: url,
    label: t(`photos.views.${view}`),
    content: (
      <figure className="relative">
        <img
          src={url}
          alt={t('photos.alt', { name, view: t(`photos.views.${view}`) })}
          width={width}
          height={height}
          // What a visitor came to see; the other views can wait until they are swiped to.
          loading={index === 0 ? 'eager' : 'lazy'}
          fetchPriority={index === 0 ? 'high' : 'auto'}
          className="aspect-[16/9] w-full object-cover object-[50%_64%]"
        />
        {drawn && (
          <figcaption className="absolute bottom-3 left-5 text-xs text-stone-700">
            {t('photos.drawn')}
          </figcaption>
        )}
      </figure>
    ),
  }));
  return (
    <div className="max-photo:-mx-gutter">
      <Carousel label={t('photos.label', { name })} slides={slides} />
    </div>
  );
}
