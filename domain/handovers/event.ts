import type { JobKind } from '../jobs/job.ts';

/** A SHA-256 digest as 64 small hexadecimal digits. */
export type Sha256 = string;

/** What a photograph is of: one of the eight views, a mark from near, the dashboard, a receipt, or a closed door. */
export const photoSubjects = ['view', 'mark', 'dashboard', 'receipt', 'door'] as const;
export type PhotoSubject = (typeof photoSubjects)[number];

export const markKinds = ['scratch', 'dent', 'chip', 'crack', 'kerb', 'stain', 'other'] as const;
export type MarkKind = (typeof markKinds)[number];

/** The drawing of the car that a mark is put on; inside is a list without a drawing. */
export const markSides = ['left', 'right', 'front', 'rear', 'top', 'inside'] as const;
export type MarkSide = (typeof markSides)[number];

export const troubleKinds = [
  'car-not-there',
  'nobody-there',
  'wrong-address',
  'may-not-drive',
  'does-not-start',
  'new-damage',
  'unsafe',
] as const;
export type TroubleKind = (typeof troubleKinds)[number];

export const unsignedReasons = ['refused', 'absent'] as const;

/** Somewhere on a drawing, as shares of its width and height from the upper left corner. */
interface OnDrawing {
  readonly side: MarkSide;
  readonly across: number;
  readonly down: number;
}

export interface Mark extends OnDrawing {
  readonly id: string;
  readonly kind: MarkKind;
  readonly words: string;
}

export interface Readings {
  readonly odometerKm: number;
  /** Null where the car has no tank. */
  readonly fuelEighths: number | null;
  /** Null where the car has no battery to charge. */
  readonly chargePercent: number | null;
  readonly keys: number;
}

/** What a driver did, said by the phone in their hand. */
export type HandoverAct =
  /** First of all: which car this is, and what the phone knew of it before anything was noted. */
  | { readonly kind: 'began'; readonly carId: string; readonly knownMarks: readonly Mark[] }
  /** The driver stands at this car and has compared its plate: the one of the beginning, or what the office gave instead. */
  | { readonly kind: 'fetched'; readonly carId: string; readonly knownMarks: readonly Mark[] }
  | { readonly kind: 'set-out' }
  /** By when the driver expects to be there after all, for the renter to be told. */
  | { readonly kind: 'running-late'; readonly expectedAt: string }
  | { readonly kind: 'arrived' }
  | { readonly kind: 'identity-checked'; readonly isSamePerson: boolean; readonly words: string }
  | {
      readonly kind: 'photograph-taken';
      readonly subject: PhotoSubject;
      /** The view for a view, the mark's id for a mark, otherwise null. */
      readonly of: string | null;
      readonly digest: Sha256;
      readonly bytes: number;
    }
  | { readonly kind: 'mark-noted'; readonly mark: Mark }
  | { readonly kind: 'mark-removed'; readonly markId: string }
  | { readonly kind: 'readings-noted'; readonly readings: Readings }
  | { readonly kind: 'signed'; readonly name: string; readonly digest: Sha256 }
  | {
      readonly kind: 'left-unsigned';
      readonly reason: (typeof unsignedReasons)[number];
      readonly words: string;
    }
  | { readonly kind: 'sealed'; readonly digest: Sha256 }
  | { readonly kind: 'trouble-met'; readonly trouble: TroubleKind; readonly words: string }
  /** Said by the same phone under a new id: its browser has deleted what it had done here. */
  | ({ readonly kind: 'phone-emptied' } & EmptiedPhone);

/** What is known of a phone whose browser has deleted everything. */
export interface EmptiedPhone {
  readonly phoneId: string;
  /** So many acts it had at this handover, or a few more. */
  readonly acts: number;
  /** Its seal, where it had come that far. */
  readonly sealed: Sha256 | null;
}

/** A handover is one end of a booking. */
export interface HandoverKey {
  readonly bookingId: string;
  readonly kind: JobKind;
}

/**
 * An act as it waits on the phone and is stored for good: `id` is made on the phone, `number` counts a phone's acts at
 * one handover from 1 without a gap, `at` is the phone's own time.
 */
export interface HandoverEvent {
  readonly id: string;
  readonly phoneId: string;
  readonly number: number;
  readonly at: Temporal.Instant;
  readonly act: HandoverAct;
}
