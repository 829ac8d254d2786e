import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operateOperations } from '../../../contract/operate/operations.ts';
import {
  type Crop,
  type CropFrame,
  cropOf,
  middleFrame,
  type PictureSize,
} from '../../../domain/fleet/photo-crop.ts';
import type { Problem } from '../../form/use-form.ts';
import { useForm } from '../../form/use-form.ts';
import { CarDialog } from './car-dialog.tsx';
import { CropPicture } from './crop-picture.tsx';

interface CropDialogProps {
  readonly name: string;
  readonly alt: string;
  readonly onCrop: (crop: Crop) => Promise<Problem | null>;
  readonly onClose: () => void;
}

const sides = ['zoom', 'across', 'down'] as const;

/** Which part of a photograph renters see: by dragging the frame, or by three sliders. */
export function CropDialog({ name, alt, onCrop, onClose }: CropDialogProps) {
  const { t } = useTranslation('cars');
  const [size, setSize] = useState<PictureSize | null>(null);
  const [frame, setFrame] = useState<CropFrame>(middleFrame);
  const { errorAt: _, ...form } = useForm(async () =>
    size ? onCrop(cropOf(size, frame)) : { text: t('photos.crop.loading') },
  );
  return (
    <CarDialog
      {...form}
      size="large"
      title={t('photos.crop.title')}
      text={t('photos.crop.text')}
      save={t('photos.crop.save')}
      onClose={onClose}
    >
      <CropPicture
        src={operateOperations.getWholePhotograph.path.replace('{name}', name)}
        alt={alt}
        size={size}
        frame={frame}
        onSize={setSize}
        onFrame={setFrame}
      />
      <div className="grid gap-4 tablet:grid-cols-3">
        {sides.map((side) => (
          <label key={side} className="grid gap-1 text-sm">
            {t(`photos.crop.${side}`)}
            <input
              type="range"
              min={0}
              max={100}
              disabled={!size}
              value={Math.round(frame[side] * 100)}
              onChange={({ target }) => setFrame({ ...frame, [side]: Number(target.value) / 100 })}
              className="h-9 w-full accent-ink"
            />
          </label>
        ))}
      </div>
    </CarDialog>
  );
}
