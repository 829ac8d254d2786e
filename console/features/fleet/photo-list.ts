import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { photographIn } from '../../../contract/photographs.ts';
import { type PhotoView, photoViews } from '../../../domain/car.ts';

export interface ListedPhoto {
  readonly name: string;
  readonly view: PhotoView;
}

/** The photographs among what is shown of a car: drawings are not listed, they come by themselves. */
export const photographsOf = ({ photos }: Pick<FleetCar, 'photos'>): readonly ListedPhoto[] =>
  photos.flatMap(({ url, view }) => {
    const name = photographIn(url);
    return name ? [{ name, view }] : [];
  });

/** At the end; each shows the first view there is none of yet, and one that is there already stays where it is. */
export function withAdded(
  photos: readonly ListedPhoto[],
  names: readonly string[],
): readonly ListedPhoto[] {
  const listed = [...photos];
  for (const name of names) {
    if (listed.some((photo) => photo.name === name)) continue;
    const view = photoViews.find((one) => listed.every((photo) => photo.view !== one)) ?? 'other';
    listed.push({ name, view });
  }
  return listed;
}

/** The same photograph cut otherwise; cut as another one is, there is one of them. */
export function replaced(
  photos: readonly ListedPhoto[],
  name: string,
  cut: string,
): readonly ListedPhoto[] {
  if (photos.every((photo) => photo.name !== name)) return photos;
  const others = photos.filter((photo) => photo.name === name || photo.name !== cut);
  return others.map((photo) => (photo.name === name ? { ...photo, name: cut } : photo));
}

/** One place to and fro; beyond the ends nothing moves. */
export function moved(
  photos: readonly ListedPhoto[],
  name: string,
  by: -1 | 1,
): readonly ListedPhoto[] {
  const from = photos.findIndex((photo) => photo.name === name);
  const photo = photos[from];
  if (!photo || !photos[from + by]) return photos;
  return photos.toSpliced(from, 1).toSpliced(from + by, 0, photo);
}

export const shown = (photos: readonly ListedPhoto[], name: string, view: PhotoView) =>
  photos.map((photo) => (photo.name === name ? { ...photo, view } : photo));

export const without = (photos: readonly ListedPhoto[], name: string) =>
  photos.filter((photo) => photo.name !== name);
