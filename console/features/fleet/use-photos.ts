import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../../contract/client.ts';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { largestPhotographBytes } from '../../../contract/photographs.ts';
import type { Crop } from '../../../domain/fleet/photo-crop.ts';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { showToast } from '../../../ui/toast.ts';
import { isRefusal, operateApi } from '../../api/operate-api.ts';
import type { Problem } from '../../form/use-form.ts';
import { replaced, withAdded } from './photo-list.ts';
import { type PhotoChange, photoWrites } from './photo-writes.ts';

/** Adds, crops, orders and removes the photographs of a car. What was stored is added even where others were not. */
export function usePhotos({ id }: Pick<FleetCar, 'id'>) {
  const { t } = useTranslation(['cars', 'desk']);
  const { revalidate } = useRevalidator();
  const [adding, setAdding] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const write = useMemo(() => {
    const params = { id };
    return photoWrites({
      read: () => operateApi().getFleetCar({ params }),
      write: (version, photos) =>
        operateApi().setPhotos({ params, body: { version, photos: [...photos] } }),
    });
  }, [id]);

  const change = async (by: PhotoChange): Promise<boolean> => {
    setProblems([]);
    try {
      await write(by);
      return true;
    } catch (error) {
      const isLate = isRefusal(error, 'car_changed');
      setProblems([isLate ? t('photos.changed') : t('desk:refusals.unavailable')]);
      return false;
    } finally {
      await revalidate();
    }
  };

  const add = async (files: readonly File[]) => {
    setAdding(files.length);
    setProblems([]);
    const names: string[] = [];
    const refused: string[] = [];
    for (const file of files) {
      const stored = await store(file);
      if ('name' in stored) names.push(stored.name);
      else refused.push(t(`photos.${stored.problem}`, { file: file.name }));
    }
    if (names.length > 0 && (await change((photos) => withAdded(photos, names)))) {
      const title = t('photos.added', { count: names.length });
      await showToast({ tone: 'done', title, durationMs: toastsMs.accountSuccess });
    }
    if (refused.length > 0) setProblems((before) => [...before, ...refused]);
    setAdding(0);
  };

  /** Another part of what was sent takes the photograph's place. */
  const crop = async (name: string, part: Crop): Promise<Problem | null> => {
    setProblems([]);
    try {
      const cut = await operateApi().cropPhotograph({ params: { name }, body: part });
      await change((photos) => replaced(photos, name, cut.name));
      return null;
    } catch {
      return { text: t('desk:refusals.unavailable') };
    }
  };

  return { adding, problems, add, crop, change };
}

type Stored =
  | { readonly name: string }
  | { readonly problem: 'unreadable' | 'tooSmall' | 'tooLarge' | 'notStored' };

async function store(file: File): Promise<Stored> {
  if (file.size > largestPhotographBytes) return { problem: 'tooLarge' };
  try {
    const body = new Uint8Array(await file.arrayBuffer());
    const { name } = await operateApi().storePhotograph({ body });
    return { name };
  } catch (error) {
    const code = error instanceof ApiError ? error.code : 'unavailable';
    if (code === 'photo_unreadable') return { problem: 'unreadable' };
    if (code === 'photo_too_small') return { problem: 'tooSmall' };
    return { problem: code === 'body_too_large' ? 'tooLarge' : 'notStored' };
  }
}
