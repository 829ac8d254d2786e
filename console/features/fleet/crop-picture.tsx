import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CropFrame,
  cropOf,
  type PictureSize,
  photoShape,
} from '../../../domain/fleet/photo-crop.ts';

interface CropPictureProps {
  readonly src: string;
  readonly alt: string;
  /** Null until the picture has come. */
  readonly size: PictureSize | null;
  readonly frame: CropFrame;
  readonly onSize: (size: PictureSize) => void;
  readonly onFrame: (frame: CropFrame) => void;
}

const percent = (share: number) => `${share * 100}%`;
const withinRoom = (share: number) => Math.min(1, Math.max(0, share));

/** The whole picture, dark but for the part that is shown to renters. */
export function CropPicture({ src, alt, size, frame, onSize, onFrame }: CropPictureProps) {
  const { t } = useTranslation('cars');
  const [isMissing, setMissing] = useState(false);
  const crop = size && cropOf(size, frame);
  const high =
    size && crop
      ? (crop.width * size.width * photoShape.height) / photoShape.width / size.height
      : 0;

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!crop || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    // The frame follows the pointer; where there is no room it stays.
    const moved = (share: number, by: number, room: number) =>
      room > 0 ? withinRoom(share + by / room) : share;
    onFrame({
      ...frame,
      across: moved(frame.across, event.movementX / width, 1 - crop.width),
      down: moved(frame.down, event.movementY / height, 1 - high),
    });
  };

  if (isMissing) return <p role="alert">{t('photos.crop.missing')}</p>;
  return (
    <div
      className="relative w-fit max-w-full cursor-move touch-none justify-self-center overflow-hidden rounded-control select-none"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    >
      <img
        src={src}
        alt={alt}
        draggable={false}
        className="max-h-[52vh] min-h-40 max-w-full"
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          onSize({ width, height })
        }
        onError={() => setMissing(true)}
      />
      {crop && (
        <div
          aria-hidden="true"
          data-crop-frame=""
          className="absolute border-2 border-paper shadow-[0_0_0_9999px_rgb(0_0_0/0.6)]"
          style={{
            left: percent(crop.left),
            top: percent(crop.top),
            width: percent(crop.width),
            height: percent(high),
          }}
        />
      )}
    </div>
  );
}
