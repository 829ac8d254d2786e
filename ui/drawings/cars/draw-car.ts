import {
  buildOf,
  type CarDesign,
  type CarPaint,
  carBodies,
  carDesignNames,
  carPaints,
  type LuggageCount,
  type SeatCount,
} from '../../../contract/car-designs.ts';
import { type CarView, luggagesToDraw, seatsToDraw } from '../../../contract/pictures.ts';
import { type Frame, picture } from '../svg.ts';
import { bootView } from './boot-view.ts';
import { frontView } from './front-view.ts';
import { interiorView } from './interior-view.ts';
import { rearView } from './rear-view.ts';
import { type Heading, sideView } from './side-view.ts';
import { CAR_FRAME, studio } from './studio.ts';

export interface CarDrawing {
  readonly design: CarDesign;
  readonly paint: CarPaint;
  readonly view: CarView;
  /** Seen in the interior; the nearest count the design is built with is drawn. */
  readonly seats?: number | undefined;
  /** Suitcases in the boot; the nearest count the design takes is drawn. */
  readonly luggages?: number | undefined;
  /** For the side view: which way the nose points, left unless told. */
  readonly heading?: Heading;
  /** Without a background the frame is cropped to the band the cars stand in. */
  readonly background?: 'studio' | 'none';
}

/** The ground is at the same height in all cut-out side views, 236 of 262 units down. */
const CUT_OUT_FRAME: Frame = { x: 0, y: 56, width: 640, height: 262 };

/** Pictures of different cars may stand on one page, so their ids must differ. */
function idPrefix(car: CarDrawing, count: SeatCount | LuggageCount | ''): string {
  const inside = car.view === 'interior';
  const kind = inside
    ? `i${carBodies.indexOf(buildOf(car.design).body)}`
    : `c${carDesignNames.indexOf(car.design).toString(36)}`;
  return `${kind}_${carPaints.indexOf(car.paint).toString(36)}${car.view.charAt(0)}${count}`;
}

function content(car: CarDrawing, background: 'studio' | 'none'): string {
  const { design, paint } = car;
  const backdrop = (id: string): string => (background === 'studio' ? studio(id) : '');
  switch (car.view) {
    case 'side': {
      const id = `${idPrefix(car, '')}${car.heading === 'right' ? 'r' : ''}`;
      return backdrop(id) + sideView(id, design, paint, car.heading ?? 'left');
    }
    case 'front': {
      const id = idPrefix(car, '');
      return backdrop(id) + frontView(id, design, paint);
    }
    case 'rear': {
      const id = idPrefix(car, '');
      return backdrop(id) + rearView(id, design, paint);
    }
    case 'boot': {
      const luggages = luggagesToDraw(design, car.luggages);
      const id = idPrefix(car, luggages);
      return backdrop(id) + bootView(id, design, paint, luggages);
    }
    case 'interior': {
      const seats = seatsToDraw(design, car.seats);
      return interiorView(idPrefix(car, seats), buildOf(design).body, paint, seats);
    }
  }
}

export function drawCar(car: CarDrawing): string {
  const background = car.background ?? 'studio';
  const cutOut = background === 'none' && car.view === 'side';
  return picture(cutOut ? CUT_OUT_FRAME : CAR_FRAME, content(car, background));
}
