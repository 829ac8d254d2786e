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
import { moved, photographsOf, shown, without } from './photo-list.ts';
import type { PhotoChange } from './photo-writes.ts';

interface PhotoToolsProps {
  readonly car: FleetCar;
  readonly index: number;
  readonly onChange: (change: PhotoChange) => Promise<boolean>;
  readonly onCrop: (name: string, crop: Crop) => Promise<Problem | null>;
}

/** What a photograph shows, which part of it, its place among the others, and the way out. */
export function PhotoTools({ car, index, onChange, onCrop }: PhotoToolsProps) {
  const { t } = useTranslation('cars');
  const photos = photographsOf(car);
  const { name, view } = photos[index] ?? { name: '', view: 'other' };
  const number = index + 1;
  const [isCropping, setCropping] = useState(false);
  const cropTo = async (crop: Crop) => {
    const problem = await onCrop(name, crop);
    if (!problem) setCropping(false);
    return problem;
  };
  return (
    <div className="flex items-center">
      <Menu
        label={t('photos.view', { number, view: t(`photos.${view}`) })}
        button={
          <>
            {t(`photos.${view}`)}
            <Icon name="down" className="size-4 stroke-2 text-quiet" />
          </>
        }
        buttonStyle="mr-auto flex min-h-8 items-center gap-1 text-xs"
        entries={photoViews.map((id) => ({ id, label: t(`photos.${id}`) }))}
        selectedId={view}
        onChoose={(chosen) => void onChange((now) => shown(now, name, chosen))}
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
        onClick={() => void onChange((now) => moved(now, name, -1))}
      />
      <RoundButton
        bare
        icon="forward"
        label={t('photos.later', { number })}
        disabled={index === photos.length - 1}
        onClick={() => void onChange((now) => moved(now, name, 1))}
      />
      <RoundButton
        bare
        icon="close"
        label={t('photos.remove', { number })}
        onClick={() => void onChange((now) => without(now, name))}
      />
      {isCropping && (
        <CropDialog
          name={name}
          alt={t('photos.alt', {
            name: `${car.brand} ${car.model}`,
            view: t(`photos.${view}`),
          })}
          onCrop={cropTo}
          onClose={() => setCropping(false)}
        />
      )}
    </div>
  );
}
