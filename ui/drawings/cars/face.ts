/**
 * A body seen from its ends, in centimetres: the middle of the car is x = 0, the ground y = 200.
 * Paths describe the right half; the left one is its mirror image. Heights agree with the
 * side view, so lamps, bumpers and windows of one car meet at the corners.
 */
export interface Face {
  readonly half: number;
  readonly roof: number;
  readonly roofHalf: number;
  /** Lower edge of the windows, half the width there, and where the body is widest. */
  readonly belt: number;
  readonly beltHalf: number;
  readonly shoulder: number;
  readonly sill: number;
  readonly railed: boolean;
  readonly cladding?: true;
  readonly open?: true;
  readonly front: FrontFace;
  readonly rear: RearFace;
}

/** A face as it is drawn once, before it is fitted to a car. */
export type FaceDrawing = Omit<Face, 'railed' | 'cladding' | 'open' | 'rear'> & {
  readonly rear: Omit<RearFace, 'exhaust' | 'spare'>;
};

export type Lens =
  | { readonly path: string; readonly running: string }
  | { readonly rounds: readonly (readonly [x: number, y: number, radius: number])[] };

export interface FrontFace {
  /** Leading edge of the bonnet. */
  readonly edge: number;
  readonly lamp: Lens;
  readonly grille: string;
  readonly bars: 'lying' | 'standing' | 'none';
  readonly intake: string;
  readonly corner: string;
  readonly plate: number;
}

interface RearFace {
  /** Lower edge of the rear window. */
  readonly window: number;
  readonly windowHalf: number;
  readonly lamp: Lens;
  readonly plate: number;
  /** The opening: the gate's hinge at the roof, or a lid hinged under the window. */
  readonly opens: 'gate' | 'lid';
  readonly lip: number;
  readonly gateHalf: number;
  readonly exhaust: boolean;
  /** A wheel on the gate. */
  readonly spare: boolean;
}
