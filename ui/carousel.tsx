import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CarouselStops } from './carousel-stops.tsx';
import { RoundButton } from './round-button.tsx';

interface Slide {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly Slide[];
  /** Lies over the slides, whichever is shown. */
  readonly cover?: (current: number) => ReactNode;
  /** Another slide chosen elsewhere. */
  readonly chosen?: number;
}

/** One slide at a time: by swipe, by arrow keys, by buttons, or by its stop on the line. */
export function Carousel({ label, slides, cover, chosen }: CarouselProps) {
  const { t } = useTranslation();
  const [viewport, embla] = useEmblaCarousel({ duration: 18 });
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    if (!embla) return;
    // The slide sets off first; the stops follow.
    const follow = () => startTransition(() => setCurrent(embla.selectedScrollSnap()));
    embla.on('select', follow).on('reInit', follow);
    return () => {
      embla.off('select', follow).off('reInit', follow);
    };
  }, [embla]);

  useEffect(() => {
    if (chosen !== undefined) embla?.scrollTo(chosen, true);
  }, [embla, chosen]);

  const show = (index: number) =>
    embla?.scrollTo(index, matchMedia('(prefers-reduced-motion: reduce)').matches);
  // Counted from where the slides are: `current` follows them, and a quick second press would be lost.
  const go = (steps: number) => embla && show(embla.selectedScrollSnap() + steps);
  const byKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  };

  return (
    <section aria-roledescription={t('carousel.label')} aria-label={label} onKeyDown={byKey}>
      <div className="relative">
        <div ref={viewport} className="relative overflow-hidden rounded-card bg-studio-wall">
          <ul aria-live="polite" className="flex touch-pan-y">
            {slides.map((slide, index) => (
              <li
                key={slide.id}
                aria-roledescription={t('carousel.slide')}
                aria-label={t('carousel.position', {
                  position: index + 1,
                  count: slides.length,
                  name: slide.label,
                })}
                inert={index !== current}
                className="min-w-0 flex-[0_0_100%]"
              >
                {slide.content}
              </li>
            ))}
          </ul>
          {cover?.(current)}
        </div>
        <div className="absolute right-4 bottom-4 hidden gap-2 tablet:flex">
          <RoundButton
            icon="back"
            label={t('carousel.previous')}
            disabled={current === 0}
            onClick={() => go(-1)}
          />
          <RoundButton
            icon="forward"
            label={t('carousel.next')}
            disabled={current === slides.length - 1}
            onClick={() => go(1)}
          />
        </div>
      </div>
      <CarouselStops slides={slides} current={current} onShow={show} />
    </section>
  );
}
