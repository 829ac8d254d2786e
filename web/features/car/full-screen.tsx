import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import type { CarDetail } from '../../../contract/cars.ts';
import { CarPhoto } from '../../../ui/car-photo.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import { useZoom } from './use-zoom.ts';

interface FullScreenProps {
  readonly name: string;
  readonly photos: CarDetail['photos'];
  readonly startAt: number;
  /** With the picture that was looked at last. */
  readonly onClose: (index: number) => void;
}

const PAN_PX = 80;
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One picture after the other over the whole window: swiped, zoomed into, or by keys. */
export function FullScreen({ name, photos, startAt, onClose }: FullScreenProps) {
  const { t } = useTranslation(['car', 'shell']);
  const [current, setCurrent] = useState(startAt);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { scale, isSmallest, isLargest, larger, smaller, reset } = useZoom(stage, frame);
  // Zoomed into, a finger moves the picture and not on to the next.
  const [viewport, embla] = useEmblaCarousel({
    duration: 18,
    startIndex: current,
    watchDrag: isSmallest,
  });

  useEffect(() => {
    if (!embla) return;
    const follow = () => setCurrent(embla.selectedScrollSnap());
    embla.on('select', follow);
    return () => {
      embla.off('select', follow);
    };
  }, [embla]);

  const go = (steps: number) => {
    if (steps === 0) return;
    reset();
    embla?.scrollTo(
      embla.selectedScrollSnap() + steps,
      matchMedia('(prefers-reduced-motion: reduce)').matches,
    );
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const arrow = arrows[event.key];
    if (arrow && isSmallest) go(arrow[0]);
    else if (arrow) frame.current?.scrollBy(arrow[0] * PAN_PX, arrow[1] * PAN_PX);
    else if (event.key === '+' || event.key === '=') larger();
    else if (event.key === '-') smaller();
    else if (event.key === '0') reset();
    else return;
    event.preventDefault();
  };
  const last = photos.length - 1;
  const close = () => onClose(current);

  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && close()}
      className="fixed inset-0 z-40 h-(--visual-viewport-height) bg-paper"
    >
      <Modal className="size-full">
        <Dialog aria-label={t('photos.label', { name })} className="size-full outline-none">
          <section
            aria-label={t('photos.label', { name })}
            tabIndex={-1}
            onKeyDown={byKey}
            className="flex size-full flex-col outline-none"
          >
            <div className="flex items-center gap-2 p-3 tablet:px-5">
              <p aria-live="polite" className="mr-auto text-sm figures">
                {t('shell:carousel.position', {
                  name: t(`photos.views.${photos[current]?.view ?? 'other'}`),
                  position: current + 1,
                  count: photos.length,
                })}
              </p>
              <RoundButton
                icon="minus"
                label={t('photos.zoomOut')}
                disabled={isSmallest}
                onClick={smaller}
              />
              <RoundButton
                icon="plus"
                label={t('photos.zoomIn')}
                disabled={isLargest}
                onClick={larger}
              />
              <RoundButton bare autoFocus icon="close" label={t('shell:close')} onClick={close} />
            </div>
            <div ref={stage} className="min-h-0 flex-1">
              <div ref={viewport} className="size-full overflow-hidden">
                <ul className="flex size-full touch-pan-y">
                  {photos.map(({ url, width, height, view }, index) => (
                    <li
                      key={url}
                      inert={index !== current}
                      className="min-w-0 flex-[0_0_100%] overflow-hidden"
                    >
                      <div
                        ref={index === current ? frame : null}
                        className="size-full overflow-auto overscroll-contain"
                      >
                        <CarPhoto
                          src={url}
                          sizes="100vw"
                          alt={t('photos.alt', { name, view: t(`photos.views.${view}`) })}
                          width={width}
                          height={height}
                          draggable={false}
                          style={index === current ? sizeAt(scale) : sizeAt(1)}
                          className="max-w-none object-contain"
                        />
                      </div>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
            <div className="flex justify-center gap-3 p-3 tablet:pb-5">
              <RoundButton
                icon="back"
                label={t('shell:carousel.previous')}
                disabled={current === 0}
                onClick={() => go(-1)}
              />
              <RoundButton
                icon="forward"
                label={t('shell:carousel.next')}
                disabled={current === last}
                onClick={() => go(1)}
              />
            </div>
          </section>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

const sizeAt = (scale: number) => ({ width: `${scale * 100}%`, height: `${scale * 100}%` });
