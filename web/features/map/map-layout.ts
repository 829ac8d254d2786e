import { type LandAt, onLand } from '../../../domain/land.ts';
import type { Point } from '../../../domain/service-area.ts';
import type { Mark } from '../../../ui/map/mark.ts';
import { gatherPins, type MapPin, type PinGroup } from './gather-pins.ts';
import type { TripPoints } from './map-lines.ts';
import { type Door, type DoorKind, doorDots, placeDoors } from './place-doors.ts';
import { dotMark, spreadDots } from './spread-dots.ts';

export interface MapLayout {
  readonly groups: readonly PinGroup<MapPin>[];
  readonly doors: readonly Door[];
  /** Where a car stands that has no pin. */
  readonly dots: readonly Point[];
  /** All that stands on the map; the names of streets and places make way for it. */
  readonly marks: readonly Mark[];
}

interface Standing {
  readonly zoom: number;
  readonly pins: readonly MapPin[];
  /** Where others stand that have no pin, and those that have one. */
  readonly bases: readonly Point[];
  readonly trip: TripPoints;
  readonly names: Readonly<Record<DoorKind, string>>;
  readonly landAt: LandAt;
}

/** Where everything stands at a zoom: cars make way for doors, names of doors for cars. */
export function layOutMap({ zoom, pins, bases, trip, names, landAt }: Standing): MapLayout {
  const doorsteps = doorDots(trip, zoom).map(({ dot }) => dot);
  const dry = pins.map((pin) => ({ ...pin, at: onLand(pin.at, landAt) }));
  const groups = gatherPins(dry, { zoom, landAt, kept: doorsteps });
  const doors = placeDoors(trip, { zoom, names, taken: groups });
  const marks = [...groups, ...doorsteps, ...doors.map(({ name }) => name)];
  const dots = spreadDots(
    bases.map((base) => onLand(base, landAt)),
    { zoom, marks },
  );
  return { groups, doors, dots, marks: [...marks, ...dots.map(dotMark)] };
}
