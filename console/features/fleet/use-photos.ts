import { useState } from 'react';
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
import { type ListedPhoto, photographsOf, replaced, withAdded } from './photo-list.ts';

/** Adds, crops, orders and removes the photographs of a car. What was stored is added even where others were not. */
export function usePhotos(car: FleetCar) {
  const { t } = useTranslation(['cars', 'desk']);
  const { revalidate } = useRevalidator();
  const [adding, setAdding] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const params = { id: car.id };

  const set = async (version: number, photos: readonly ListedPhoto[]): Promise<boolean> => {
    try {
      await operateApi().setPhotos({ params, body: { version, photos: [...photos] } });
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
    try {
      if (names.length > 0) {
        // Read anew: meanwhile somebody else may have changed the car.
        const now = await operateApi().getFleetCar({ params });
        const isSet = await set(now.version, withAdded(photographsOf(now), names));
        const title = t('photos.added', { count: names.length });
        if (isSet) await showToast({ tone: 'done', title, durationMs: toastsMs.accountSuccess });
      }
    } catch {
      refused.push(t('desk:refusals.unavailable'));
    }
    if (refused.length > 0) setProblems(refused);
    setAdding(0);
  };

  /** Another part of what was sent takes the photograph's place. */
  const crop = async (index: number, part: Crop): Promise<Problem | null> => {
    setProblems([]);
    const photos = photographsOf(car);
    try {
      const name = photos[index]?.name ?? '';
      const cut = await operateApi().cropPhotograph({ params: { name }, body: part });
      await set(car.version, replaced(photos, index, cut.name));
      return null;
    } catch {
      return { text: t('desk:refusals.unavailable') };
    }
  };

  return {
    adding,
    problems,
    add,
    crop,
    set: (photos: readonly ListedPhoto[]) => {
      setProblems([]);
      return set(car.version, photos);
    },
  };
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
