import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { ShuttleLine } from '../../../ui/shuttle-line.tsx';

interface AddPhotosProps {
  /** How many are on their way. */
  readonly adding: number;
  readonly onAdd: (files: readonly File[]) => Promise<void>;
}

/** Several at once, chosen or dropped here. */
export function AddPhotos({ adding, onAdd }: AddPhotosProps) {
  const { t } = useTranslation('cars');
  const isAdding = adding > 0;
  return (
    <label className="relative grid aspect-video cursor-pointer place-content-center justify-items-center gap-1 rounded-control border-[1.5px] border-dashed border-control text-center hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3">
      {isAdding ? (
        <ShuttleLine className="w-16 text-route-live" />
      ) : (
        <Icon name="plus" className="size-5 stroke-2" />
      )}
      <span className="font-strong">{t('photos.add')}</span>
      <span className="px-3 text-xs text-quiet">{t('photos.hint')}</span>
      <input
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        disabled={isAdding}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) void onAdd(files);
        }}
      />
      <span role="status" className="sr-only">
        {isAdding && t('photos.adding', { count: adding })}
      </span>
    </label>
  );
}
