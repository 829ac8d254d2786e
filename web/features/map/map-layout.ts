import type { LandAt } from '../../../domain/land.ts';
import { onLand } from '../../../domain/land.ts';
import { gatherPins, type MapPin, type PinGroup } from './gather-pins.ts';
import type { TripPoints } from './map-lines.ts';
import type { Mark } from './mark.ts';
import { type Door, type DoorKind, doorDots, placeDoors } from './place-doors.ts';

export interface MapLayout {
  readonly groups: readonly PinGroup<MapPin>[];
  readonly doors: readonly Door[];
  /** All that stands on the map; the names of streets and places make way for it. */
  readonly marks: readonly Mark[];
}

interface Standing {
  readonly zoom: number;
  readonly pins: readonly MapPin[];
  readonly trip: TripPoints;
  readonly names: Readonly<Record<DoorKind, string>>;
  readonly landAt: LandAt;
}

/** Where everything stands at a zoom: cars make way for doors, names of doors for cars. */
export function layOutMap({ zoom, pins, trip, names, landAt }: Standing): MapLayout {
  const dots = doorDots(trip, zoom).map(({ dot }) => dot);
  const dry = pins.map((pin) => ({ ...pin, at: onLand(pin.at, landAt) }));
  const groups = gatherPins(dry, { zoom, landAt, kept: dots });
  const doors = placeDoors(trip, { zoom, names, taken: groups });
  return { groups, doors, marks: [...groups, ...dots, ...doors.map(({ name }) => name)] };
}
