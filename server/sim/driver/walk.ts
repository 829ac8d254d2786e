import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { DriverManner } from '../../../contract/sim-driver.ts';
import type {
  HandoverAct,
  HandoverEvent,
  HandoverKey,
  Mark,
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
  /** By when all of it is done. */
  readonly at: Temporal.Instant;
  readonly hour: number;
  readonly knownMarks: readonly Mark[];
  readonly odometerKm: number;
  readonly isElectric: boolean;
  readonly manner: DriverManner;
}

export interface Walked {
  readonly phoneId: string;
  readonly events: readonly HandoverEvent[];
  /** By their digests. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** At the door before the agreed time, so that all is sealed by then. */
const EARLY_MINUTES = 6;

const scratch: Omit<Mark, 'id'> = {
  kind: 'scratch',
  side: 'left',
  across: 0.45,
  down: 0.6,
  words: '',
};

/** Everything that a driver does at a door, as a phone would say it. */
export async function walk(asked: Walk): Promise<Walked> {
  const { key, at, manner } = asked;
  const phoneId = uuidFrom(`${key.bookingId} ${key.kind}`);
  const events: HandoverEvent[] = [];
  const files = new Map<string, Uint8Array>();
  const act = (what: HandoverAct) => {
    const number = events.length + 1;
    const then = at.subtract({ minutes: EARLY_MINUTES }).add({ seconds: 20 * number });
    events.push({ id: randomUUID(), phoneId, number, at: then, act: what });
  };
  const keep = (bytes: Uint8Array) => {
    const digest = sha256(bytes);
    files.set(digest, bytes);
    return { digest, bytes: bytes.length };
  };

  act({ kind: 'began', carId: asked.carId, knownMarks: asked.knownMarks });
  act({ kind: 'arrived' });
  if (manner === 'nobody-there' && key.kind === 'deliver') {
    act({ kind: 'trouble-met', trouble: 'nobody-there', words: '' });
    return { phoneId, events, files };
  }
  act({ kind: 'identity-checked', isSamePerson: true, words: '' });
  const grain = await grainOfSensor();
  const isDamaged = manner === 'finds-damage' && key.kind === 'collect';
  for (const view of handoverViews) {
    const isScratched = isDamaged && view === 'left';
    const shot = { car: asked.car, view, hour: asked.hour, grain, isScratched };
    const taken = keep(await photograph(shot));
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
  const digest = await sealDigest(key, handoverFrom(events), digestOfText);
  act({ kind: 'sealed', digest });
  return { phoneId, events, files };
}

/** The same handover is always done by the same phone: what was interrupted is not done by a second one. */
function uuidFrom(text: string): string {
  const hex = createHash('sha256').update(`simulated phone ${text}`).digest('hex');
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
