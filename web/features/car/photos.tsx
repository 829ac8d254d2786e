import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarDetail } from '../../../contract/cars.ts';
import { CarPhoto } from '../../../ui/car-photo.tsx';
import { Carousel } from '../../../ui/carousel.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useDeferred } from '../../../ui/use-deferred.ts';

interface PhotosProps {
  readonly name: string;
  readonly photos: CarDetail['photos'];
}

const loadFullScreen = () => import('./full-screen.tsx');

/** The car from all sides. Below 770 px the pictures reach from edge to edge. */
export function Photos({ name, photos }: PhotosProps) {
  const { t } = useTranslation('car');
  const [openAt, setOpenAt] = useState<number | null>(null);
  const [chosen, setChosen] = useState<number>();
  const part = useDeferred(loadFullScreen, openAt !== null);
  if (photos.length === 0) return null;
  const slides = photos.map(({ url, width, height, view, drawn }, index) => ({
    id: url,
    label: t(`photos.views.${view}`),
    content: (
      <figure className="relative">
        <CarPhoto
          src={url}
          sizes="(max-width: 1280px) 100vw, 900px"
          alt={t('photos.alt', { name, view: t(`photos.views.${view}`) })}
          width={width}
          height={height}
          // What a visitor came to see; the other views can wait until they are swiped to.
          loading={index === 0 ? 'eager' : 'lazy'}
          fetchPriority={index === 0 ? 'high' : 'auto'}
          className="aspect-[16/9] w-full object-contain"
        />
        {drawn && (
          <figcaption className="absolute bottom-3 left-5 text-xs text-stone-700">
            {t('photos.drawn')}
          </figcaption>
        )}
      </figure>
    ),
  }));
  const open = (index: number) => {
    if (part.state === 'failed') part.retry();
    setOpenAt(index);
  };
  return (
    <div className="max-photo:-mx-gutter">
      <Carousel
        label={t('photos.label', { name })}
        slides={slides}
        {...(chosen === undefined ? {} : { chosen })}
        cover={(current) => (
          <button
            type="button"
            aria-label={t('photos.enlarge')}
            aria-haspopup="dialog"
            aria-busy={openAt !== null && part.state === 'waiting'}
            onClick={() => open(current)}
            className="group absolute inset-0 cursor-zoom-in rounded-card focus-visible:-outline-offset-3"
          >
            <span className="absolute top-3 right-3 grid size-target place-items-center rounded-full bg-card/80 group-hover:bg-card">
              <Icon name="expand" className="size-5 stroke-2" />
            </span>
          </button>
        )}
      />
      {part.state === 'ready' && openAt !== null && (
        <part.module.FullScreen
          name={name}
          photos={photos}
          startAt={openAt}
          onClose={(index) => {
            setChosen(index);
            setOpenAt(null);
          }}
        />
      )}
    </div>
  );
}
