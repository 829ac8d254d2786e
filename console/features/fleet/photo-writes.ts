import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { isRefusal } from '../../api/operate-api.ts';
import { type ListedPhoto, photographsOf } from './photo-list.ts';

type Pictured = Pick<FleetCar, 'version' | 'photos'>;
/** What becomes of the photographs, whichever there are by then. */
export type PhotoChange = (photos: readonly ListedPhoto[]) => readonly ListedPhoto[];

interface Wire {
  readonly read: () => Promise<Pictured>;
  readonly write: (version: number, photos: readonly ListedPhoto[]) => Promise<unknown>;
}

/**
 * One write after the other, each over what is there when its turn comes: a second press means the order that the
 * first one left. Who is overtaken by somebody else between reading and writing tries once more.
 */
export function photoWrites({ read, write }: Wire): (change: PhotoChange) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const carryOut = async (change: PhotoChange) => {
    const now = await read();
    await write(now.version, change(photographsOf(now)));
  };
  const inTurn = async (change: PhotoChange) => {
    try {
      await carryOut(change);
    } catch (error) {
      if (!isRefusal(error, 'car_changed')) throw error;
      await carryOut(change);
    }
  };
  return (change) => {
    const turn = last.then(() => inTurn(change));
    last = turn.catch(() => undefined);
    return turn;
  };
}
