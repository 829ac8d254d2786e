import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { photoViews } from '../../../domain/car.ts';
import type { Crop } from '../../../domain/fleet/photo-crop.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import type { Problem } from '../../form/use-form.ts';
import { CropDialog } from './crop-dialog.tsx';
import { type ListedPhoto, moved, photographsOf } from './photo-list.ts';

interface PhotoToolsProps {
  readonly car: FleetCar;
  readonly index: number;
  readonly onSet: (photos: readonly ListedPhoto[]) => Promise<boolean>;
  readonly onCrop: (index: number, crop: Crop) => Promise<Problem | null>;
}

/** What a photograph shows, which part of it, its place among the others, and the way out. */
export function PhotoTools({ car, index, onSet, onCrop }: PhotoToolsProps) {
  const { t } = useTranslation('cars');
  const photos = photographsOf(car);
  const shown = photos[index]?.view ?? 'other';
  const number = index + 1;
  const [isCropping, setCropping] = useState(false);
  const cropTo = async (crop: Crop) => {
    const problem = await onCrop(index, crop);
    if (!problem) setCropping(false);
    return problem;
  };
  return (
    <div className="flex items-center">
      <Menu
        label={t('photos.view', { number, view: t(`photos.${shown}`) })}
        button={
          <>
            {t(`photos.${shown}`)}
            <Icon name="down" className="size-4 stroke-2 text-quiet" />
          </>
        }
        buttonStyle="mr-auto flex min-h-8 items-center gap-1 text-xs"
        entries={photoViews.map((id) => ({ id, label: t(`photos.${id}`) }))}
        selectedId={shown}
        onChoose={(view) =>
          void onSet(photos.map((photo, at) => (at === index ? { ...photo, view } : photo)))
        }
      />
      <RoundButton
        bare
        icon="expand"
        label={t('photos.crop.open', { number })}
        onClick={() => setCropping(true)}
      />
      <RoundButton
        bare
        icon="back"
        label={t('photos.earlier', { number })}
        disabled={index === 0}
        onClick={() => void onSet(moved(photos, index, -1))}
      />
      <RoundButton
        bare
        icon="forward"
        label={t('photos.later', { number })}
        disabled={index === photos.length - 1}
        onClick={() => void onSet(moved(photos, index, 1))}
      />
      <RoundButton
        bare
        icon="close"
        label={t('photos.remove', { number })}
        onClick={() => void onSet(photos.toSpliced(index, 1))}
      />
      {isCropping && (
        <CropDialog
          name={photos[index]?.name ?? ''}
          alt={t('photos.alt', {
            name: `${car.brand} ${car.model}`,
            view: t(`photos.${shown}`),
          })}
          onCrop={cropTo}
          onClose={() => setCropping(false)}
        />
      )}
    </div>
  );
}
