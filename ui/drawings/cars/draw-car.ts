import {
  type CarBody,
  type CarPaint,
  type CarView,
  carBodies,
  carPaints,
  type LuggageCount,
  luggagesToDraw,
  type SeatCount,
  seatsToDraw,
} from '../../../contract/pictures.ts';
import { type Frame, picture } from '../svg.ts';
import { bootView } from './boot-view.ts';
import { frontView } from './front-view.ts';
import { interiorView } from './interior-view.ts';
import { rearView } from './rear-view.ts';
import { type Heading, sideView } from './side-view.ts';
import { CAR_FRAME, studio } from './studio.ts';

export interface CarDrawing {
  readonly body: CarBody;
  readonly paint: CarPaint;
  readonly view: CarView;
  /** Seen in the interior; the nearest count the body is built with is drawn. */
  readonly seats?: number | undefined;
  /** Suitcases in the boot; the nearest count the body takes is drawn. */
  readonly luggages?: number | undefined;
  /** For the side view: which way the nose points, left unless told. */
  readonly heading?: Heading;
  /** Without a background the frame is cropped to the band the cars stand in. */
  readonly background?: 'studio' | 'none';
}

/** The ground is at the same height in all cut-out side views, 236 of 262 units down. */
const CUT_OUT_FRAME: Frame = { x: 0, y: 106, width: 640, height: 262 };

/** Pictures of different cars may stand on one page, so their ids must differ. */
function idPrefix({ body, paint, view }: CarDrawing, count: SeatCount | LuggageCount | ''): string {
  const paintLetter = carPaints.indexOf(paint).toString(36);
  return `c${carBodies.indexOf(body)}${paintLetter}${view.charAt(0)}${count}`;
}

function content(car: CarDrawing, background: 'studio' | 'none'): string {
  const { body, paint } = car;
  const backdrop = (id: string): string => (background === 'studio' ? studio(id) : '');
  switch (car.view) {
    case 'side': {
      const id = `${idPrefix(car, '')}${car.heading === 'right' ? 'r' : ''}`;
      return backdrop(id) + sideView(id, body, paint, car.heading ?? 'left');
    }
    case 'front': {
      const id = idPrefix(car, '');
      return backdrop(id) + frontView(id, body, paint);
    }
    case 'rear': {
      const id = idPrefix(car, '');
      return backdrop(id) + rearView(id, body, paint);
    }
    case 'boot': {
      const luggages = luggagesToDraw(body, car.luggages);
      const id = idPrefix(car, luggages);
      return backdrop(id) + bootView(id, body, paint, luggages);
    }
    case 'interior': {
      const seats = seatsToDraw(body, car.seats);
      return interiorView(idPrefix(car, seats), body, paint, seats);
    }
  }
}

export function drawCar(car: CarDrawing): string {
  const background = car.background ?? 'studio';
  const cutOut = background === 'none' && car.view === 'side';
  return picture(cutOut ? CUT_OUT_FRAME : CAR_FRAME, content(car, background));
}
