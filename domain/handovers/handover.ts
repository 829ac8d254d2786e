import type {
  EmptiedPhone,
  HandoverAct,
  HandoverEvent,
  Mark,
  PhotoSubject,
  Readings,
  Sha256,
  TroubleKind,
  unsignedReasons,
} from './event.ts';
import { type HandoverView, handoverViews } from './view.ts';

export interface TakenPhotograph {
  readonly subject: PhotoSubject;
  readonly of: string | null;
  readonly digest: Sha256;
  readonly bytes: number;
  readonly at: Temporal.Instant;
}

type Signature =
  | { readonly name: string; readonly digest: Sha256; readonly at: Temporal.Instant }
  | {
      readonly unsigned: (typeof unsignedReasons)[number];
      readonly words: string;
      readonly at: Temporal.Instant;
    };

/** How far one end of a booking has come, from all that one phone did there. */
export interface Handover {
  /** The car that stood there; null where the phone never said how it began. */
  readonly carId: string | null;
  /** When the driver last compared a plate. */
  readonly fetchedAt: Temporal.Instant | null;
  readonly setOutAt: Temporal.Instant | null;
  readonly arrivedAt: Temporal.Instant | null;
  readonly identity: { readonly isSamePerson: boolean; readonly words: string } | null;
  /** The last one of each view, mark, dashboard, receipt and door counts; all stay stored. */
  readonly photographs: readonly TakenPhotograph[];
  readonly marks: readonly Mark[];
  readonly readings: Readings | null;
  readonly signature: Signature | null;
  readonly trouble: { readonly kind: TroubleKind; readonly words: string } | null;
  readonly sealed: { readonly digest: Sha256; readonly at: Temporal.Instant } | null;
  /** What this phone had done here before its browser deleted it. */
  readonly emptied: EmptiedPhone | null;
}

const untouched: Handover = {
  carId: null,
  fetchedAt: null,
  setOutAt: null,
  arrivedAt: null,
  identity: null,
  photographs: [],
  marks: [],
  readings: null,
  signature: null,
  trouble: null,
  sealed: null,
  emptied: null,
};

/** The same events in the same order always give the same handover; what comes after its seal changes nothing. */
export function handoverFrom(events: readonly HandoverEvent[]): Handover {
  return events.reduce((so, event) => (so.sealed ? so : after(so, event)), untouched);
}

function after(so: Handover, { at, act }: HandoverEvent): Handover {
  switch (act.kind) {
    case 'began':
      return { ...so, carId: act.carId, marks: [...act.knownMarks] };
    case 'fetched':
      return { ...(act.carId === so.carId ? so : withCar(so, act)), fetchedAt: at };
    case 'set-out':
      return { ...so, setOutAt: so.setOutAt ?? at };
    case 'running-late':
      return so; // told to the renter, and no part of what is sealed
    case 'arrived':
      return { ...so, arrivedAt: so.arrivedAt ?? at, trouble: null };
    case 'identity-checked':
      return { ...so, identity: { isSamePerson: act.isSamePerson, words: act.words } };
    case 'photograph-taken': {
      const { subject, of, digest, bytes } = act;
      const others = so.photographs.filter((one) => one.subject !== subject || one.of !== of);
      return { ...so, photographs: [...others, { subject, of, digest, bytes, at }] };
    }
    case 'mark-noted':
      return { ...so, marks: [...so.marks.filter(({ id }) => id !== act.mark.id), act.mark] };
    case 'mark-removed':
      return { ...so, marks: so.marks.filter(({ id }) => id !== act.markId) };
    case 'readings-noted':
      return { ...so, readings: act.readings };
    case 'signed':
      return { ...so, signature: { name: act.name, digest: act.digest, at } };
    case 'left-unsigned':
      return { ...so, signature: { unsigned: act.reason, words: act.words, at } };
    case 'sealed':
      return { ...so, sealed: { digest: act.digest, at } };
    case 'trouble-met':
      return { ...so, trouble: { kind: act.trouble, words: act.words } };
    case 'phone-emptied': {
      const { phoneId, acts, sealed } = act;
      return { ...so, emptied: { phoneId, acts, sealed } };
    }
  }
}

/** Another car than the one before: what was photographed, read and signed for was not of this one. */
const withCar = (
  so: Handover,
  { carId, knownMarks }: Extract<HandoverAct, { kind: 'fetched' }>,
): Handover => ({
  ...so,
  carId,
  marks: [...knownMarks],
  photographs: [],
  readings: null,
  signature: null,
});

export function photographOf(
  { photographs }: Handover,
  view: HandoverView,
): TakenPhotograph | undefined {
  return photographs.find(({ subject, of }) => subject === 'view' && of === view);
}

export const handoverSteps = ['identity', 'photos', 'marks', 'readings', 'signature'] as const;
export type HandoverStep = (typeof handoverSteps)[number];

/** What a seal still waits for, in the order of the walk. Marks may be none, so they are never missing. */
export function missingSteps(handover: Handover): HandoverStep[] {
  const done: Readonly<Record<HandoverStep, boolean>> = {
    identity: handover.identity?.isSamePerson === true || isAbsent(handover),
    photos: handoverViews.every((view) => photographOf(handover, view)),
    marks: true,
    readings: handover.readings !== null,
    signature: handover.signature !== null,
  };
  return handoverSteps.filter((step) => !done[step]);
}

/** Keys in a box: nobody whose face could be compared, or who could sign. */
function isAbsent({ signature }: Handover): boolean {
  return signature !== null && 'unsigned' in signature && signature.unsigned === 'absent';
}

export const canSeal = (handover: Handover): boolean =>
  handover.sealed === null && missingSteps(handover).length === 0;
