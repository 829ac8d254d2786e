import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { type DriverManner, minutesBefore } from '../../../contract/sim-driver.ts';
import type {
  HandoverAct,
  HandoverEvent,
  HandoverKey,
  Mark,
  Sha256,
} from '../../../domain/handovers/event.ts';
import { handoverFrom } from '../../../domain/handovers/handover.ts';
import { sealDigest } from '../../../domain/handovers/seal.ts';
import { handoverViews } from '../../../domain/handovers/view.ts';
import { digestOfText, sha256 } from '../../bookings/record/sha256.ts';
import { grainOfSensor, photograph, type Shot } from './photograph.ts';

export interface Walk {
  readonly key: HandoverKey;
  readonly carId: string;
  readonly car: Shot['car'];
  readonly renter: string;
  /** When the renter is to have the car, or to have brought it back. */
  readonly at: Temporal.Instant;
  /** By when all of it is done. */
  readonly doneAt: Temporal.Instant;
  readonly hour: number;
  readonly knownMarks: readonly Mark[];
  readonly odometerKm: number;
  readonly isElectric: boolean;
  readonly manner: DriverManner;
  /** What the same phone has said before. */
  readonly said: readonly HandoverEvent[];
  readonly now: Temporal.Instant;
}

export interface Walked {
  readonly events: readonly HandoverEvent[];
  /** By their digests. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** So long each step at the car takes. */
const STEP_SECONDS = 15;

const scratch: Omit<Mark, 'id'> = {
  kind: 'scratch',
  side: 'left',
  across: 0.45,
  down: 0.6,
  words: '',
};

/** What a driver has done by now and not said yet, as a phone would say it: sets out, rings, hands over. */
export async function walk(asked: Walk): Promise<Walked> {
  const { at, doneAt, said, now } = asked;
  const isDue = (when: Temporal.Instant) => Temporal.Instant.compare(when, now) <= 0;
  const has = (kind: HandoverAct['kind']) => said.some(({ act }) => act.kind === kind);
  const events: HandoverEvent[] = [];
  const say = (when: Temporal.Instant, act: HandoverAct) => {
    const number = said.length + events.length + 1;
    events.push({ id: randomUUID(), phoneId: phoneOf(asked.key), number, at: when, act });
  };
  const setsOut = at.subtract({ minutes: minutesBefore.setOut });
  const rings = at.subtract({ minutes: minutesBefore.atDoor });
  if (!has('set-out') && isDue(setsOut)) {
    say(setsOut, { kind: 'began', carId: asked.carId, knownMarks: asked.knownMarks });
    say(setsOut, { kind: 'set-out' });
    if (asked.manner === 'late') {
      say(setsOut, { kind: 'running-late', expectedAt: rings.toString() });
    }
  }
  if (!has('arrived') && isDue(rings)) say(rings, { kind: 'arrived' });
  if (!isDue(doneAt)) return { events, files: new Map() };
  const files = new Map<string, Uint8Array>();
  const keep = (bytes: Uint8Array) => {
    const digest = sha256(bytes);
    files.set(digest, bytes);
    return { digest, bytes: bytes.length };
  };
  const step = (act: HandoverAct) => {
    say(rings.add({ seconds: STEP_SECONDS * (said.length + events.length) }), act);
  };
  const shot = { car: asked.car, hour: asked.hour, grain: await grainOfSensor() };
  if (asked.manner === 'nobody-there' && asked.key.kind === 'deliver') {
    const door = keep(await photograph({ ...shot, view: 'front', isScratched: false }));
    say(at, { kind: 'photograph-taken', subject: 'door', of: null, ...door });
    say(doneAt, { kind: 'trouble-met', trouble: 'nobody-there', words: '' });
  } else await handOver(asked, events, { act: step, keep, shot });
  return { events, files };
}

interface AtDoor {
  readonly act: (what: HandoverAct) => void;
  /** Keeps a file to be sent, and says how an act names it. */
  readonly keep: (bytes: Uint8Array) => { readonly digest: Sha256; readonly bytes: number };
  readonly shot: Omit<Shot, 'view' | 'isScratched'>;
}

/** Everything at the door, up to the seal. */
async function handOver(
  asked: Walk,
  events: readonly HandoverEvent[],
  { act, keep, shot }: AtDoor,
): Promise<void> {
  const { key, manner } = asked;
  act({ kind: 'identity-checked', isSamePerson: true, words: '' });
  const isDamaged = manner === 'finds-damage' && key.kind === 'collect';
  for (const view of handoverViews) {
    const isScratched = isDamaged && view === 'left';
    const taken = keep(await photograph({ ...shot, view, isScratched }));
    act({ kind: 'photograph-taken', subject: 'view', of: view, ...taken });
  }
  if (isDamaged) act({ kind: 'mark-noted', mark: { ...scratch, id: randomUUID() } });
  const { odometerKm, isElectric } = asked;
  const energy = isElectric
    ? { fuelEighths: null, chargePercent: 80 }
    : { fuelEighths: 8, chargePercent: null };
  act({ kind: 'readings-noted', readings: { odometerKm, ...energy, keys: 2 } });
  const signature = keep(await signed());
  act({ kind: 'signed', name: asked.renter, digest: signature.digest });
  const digest = await sealDigest(key, handoverFrom([...asked.said, ...events]), digestOfText);
  act({ kind: 'sealed', digest });
}

/** The same handover is always done by the same phone: what was interrupted is not done by a second one. */
export function phoneOf({ bookingId, kind }: HandoverKey): string {
  const name = `simulated phone ${bookingId} ${kind}`;
  const hex = createHash('sha256').update(name).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}

async function signed(): Promise<Uint8Array> {
  const wave = Array.from({ length: 9 }, (_, at) => `T${60 + at * 30} ${40 + 24 * Math.random()}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="100"><rect width="360" height="100" fill="#fff"/>
    <path d="M30 60 Q45 20 60 60 ${wave.join(' ')}" stroke="#16130e" stroke-width="3" fill="none"/></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}
