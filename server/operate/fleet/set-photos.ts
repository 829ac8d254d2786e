import type { z } from 'zod';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import type { CarPhotos } from '../../../contract/operate/photographs.ts';
import { masterFile, photographSize, photographUrl } from '../../../contract/photographs.ts';
import { drawnPhotos } from '../../catalogue/drawn-photos.ts';
import { notFound } from '../../errors.ts';
import type { Storage } from '../../providers/storage/port.ts';
import type { Acting } from '../acting.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireSameVersion } from './changed-meanwhile.ts';
import { lockCar } from './lock-car.ts';
import { readCar } from './read-car.ts';

/** The photographs as they shall be, the first the one of the list. A car with none is drawn. */
export async function setPhotos(
  acting: Acting,
  id: string,
  { version, photos }: z.output<typeof CarPhotos>,
): Promise<FleetCar> {
  const { tx, caller, now } = acting;
  const car = await lockCar(acting, 'fleet.edit', id);
  await requireSameVersion(tx, car, version);
  const before = await tx
    .deleteFrom('car_photos')
    .where('car_id', '=', id)
    .returning(['position', 'url', 'view'])
    .execute();
  const rows = photos.map(({ name, view }, position) => ({
    car_id: id,
    position,
    url: photographUrl(name),
    ...photographSize,
    view,
    drawn: false,
  }));
  await tx
    .insertInto('car_photos')
    .values(rows.length > 0 ? rows : drawnPhotos(car))
    .execute();
  await tx
    .updateTable('cars')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .execute();
  const inOrder = before.toSorted((a, b) => a.position - b.position);
  await recordAudit(tx, {
    actor: caller.userId,
    action: 'fleet set-photos',
    subject: `car ${id}`,
    before: { version, photos: inOrder.map(({ url, view }) => ({ url, view })) },
    after: { version: version + 1, photos: rows.map(({ url, view }) => ({ url, view })) },
    now,
  });
  return readCar(tx, id, now);
}

/** Asked before anything is written: no car shows what is not there. */
export async function requireStored(
  storage: Storage,
  photos: readonly { readonly name: string }[],
): Promise<void> {
  for (const { name } of photos) {
    if (!(await storage.get(masterFile(name)))) throw notFound('This photograph');
  }
}
