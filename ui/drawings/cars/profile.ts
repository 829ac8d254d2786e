import type { FaceStyle } from './faces.ts';
import type { Corner } from './rounded.ts';

export type Rim = 'five' | 'multi' | 'aero' | 'dish' | 'steel' | 'twin' | 'turbine';

/** The lamp at the corner: its front or back edge follows the body from one height to the other. */
export interface CornerLamp {
  /** Upper and lower end where the body ends, in percent of the car's height. */
  readonly from: number;
  readonly to: number;
  /** How far it reaches along the flank, and the heights there. */
  readonly reach: number;
  readonly inner: readonly [upper: number, lower: number];
}

/** A round lamp: millimetres from the end, height in percent, and its radius. */
export interface RoundLamp {
  readonly round: readonly [x: number, height: number, radius: number];
}

/** A pillar at the lower edge of the windows: behind the front axle, how far its top lies behind its foot, its width. */
export type Pillar = readonly [x: number, lean: number, width: number];

/**
 * What the side of a car is drawn from. Heights are in percent of the car's own height, everything
 * else in millimetres. `cowl` and `header` are told from the front axle, what belongs to the back
 * from the tail, the nose from the foremost point: so a profile fits cars of several lengths.
 */
export interface Profile {
  /** How far the foot of the front bumper lies behind the nose, and the height of the foremost point. */
  readonly chin: number;
  readonly bumper: number;
  /** Between bumper and bonnet: where the nose bends back. */
  readonly brow: Corner;
  readonly edge: Corner;
  /** How much bonnet, windscreen and rear window bow outwards. */
  readonly bows: readonly [bonnet: number, screen: number, back: number];
  readonly cowl: readonly [x: number, height: number];
  readonly header: Corner;
  readonly peak: number;
  readonly roofEnd: Corner;
  readonly tail: Corner;
  /** The edge of the boot lid of a saloon. */
  readonly deck: Corner | null;
  readonly rump: Corner;
  /** Height of the rearmost point. */
  readonly back: number;
  /** The lower edge of the windows at both ends, and where it bends between them. */
  readonly belt: readonly [front: number, rear: number];
  readonly kick: readonly [x: number, height: number] | null;
  /** Where the side windows begin behind the cowl; where they end before the tail, above and below. */
  readonly quarter: number;
  readonly glass: readonly [above: number, below: number, rounding: number];
  /** The thin pillar of a small window before the door: behind the front axle, and its lean. */
  readonly vent: readonly [x: number, lean: number] | null;
  readonly pillars: readonly Pillar[];
  /** The rear door's last edge before the tail; without one the car has two doors. */
  readonly rearDoor: number | null;
  readonly crease: readonly [front: number, middle: number, rear: number];
  readonly headlamp: CornerLamp | RoundLamp;
  readonly tailLamp: CornerLamp | RoundLamp;
  readonly rim: Rim;
  readonly handles: 'grips' | 'flush' | 'front' | 'none';
  readonly rails: 'none' | 'low' | 'high';
  /** Dark plastic along the sill and round the wheels. */
  readonly cladding: 'none' | 'thin' | 'thick';
  /** What of the upper body is not in the car's paint. */
  readonly cap: 'none' | 'roof' | 'white' | 'greenhouse' | 'rear' | 'cell';
  /** What only one kind of car has. */
  readonly extras: readonly (
    | 'sliding door'
    | 'spare wheel'
    | 'flares'
    | 'side intake'
    | 'door strip'
  )[];
  readonly exhaust: boolean;
  /** Which front and rear it has. */
  readonly face: FaceStyle;
  /** Open cars: the seats behind the front axle. */
  readonly seats: readonly number[];
}
