import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { OperateClient } from '../../contract/operate/client.ts';
import type { HandoverStanding, SentHandoverEvent } from '../../contract/operate/drive.ts';
import type { HandoverKey, Mark } from '../../domain/handovers/event.ts';
import { handoverFrom } from '../../domain/handovers/handover.ts';
import { sealDigest } from '../../domain/handovers/seal.ts';
import { handoverViews } from '../../domain/handovers/view.ts';
import { digestOfText, sha256 } from '../bookings/record/sha256.ts';

let colour = 0;

/** A small picture that no other is like. */
export async function picture(): Promise<Uint8Array<ArrayBuffer>> {
  colour += 1;
  const background = { r: colour % 256, g: Math.floor(colour / 256), b: 200 };
  const create = { width: 48, height: 36, channels: 3, background } as const;
  return new Uint8Array(await sharp({ create }).png().toBuffer());
}

export interface Walked {
  readonly odometerKm?: number;
  readonly knownMarks?: readonly Mark[];
}

export type Phone = ReturnType<typeof openPhone>;

/** A driver's phone at one handover: what it does it remembers, and sends when it is told to. */
export function openPhone(
  api: OperateClient,
  key: HandoverKey,
  { carId, now }: { readonly carId: string; readonly now: () => Temporal.Instant },
) {
  const phoneId = randomUUID();
  const events: SentHandoverEvent[] = [];
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const act = (what: SentHandoverEvent['act']) => {
    const at = now().add({ seconds: events.length }).toString();
    events.push({ id: randomUUID(), number: events.length + 1, at, act: what });
  };
  const keep = async (bytes: Uint8Array<ArrayBuffer>) => {
    const digest = sha256(bytes);
    files.set(digest, bytes);
    return digest;
  };
  const photograph = async (
    of: (typeof handoverViews)[number],
    bytes?: Uint8Array<ArrayBuffer>,
  ) => {
    const taken = bytes ?? (await picture());
    const digest = await keep(taken);
    act({ kind: 'photograph-taken', subject: 'view', of, digest, bytes: taken.length });
    return digest;
  };
  const photographThing = async (subject: 'dashboard' | 'receipt' | 'door') => {
    const bytes = await picture();
    const digest = await keep(bytes);
    act({ kind: 'photograph-taken', subject, of: null, digest, bytes: bytes.length });
    return digest;
  };
  const photographMark = async (of: string) => {
    const bytes = await picture();
    const digest = await keep(bytes);
    act({ kind: 'photograph-taken', subject: 'mark', of, digest, bytes: bytes.length });
    return digest;
  };
  const sealedAs = () => {
    const done = events.map((event) => ({
      ...event,
      phoneId,
      at: Temporal.Instant.from(event.at),
    }));
    return sealDigest(key, handoverFrom(done), digestOfText);
  };
  const send = (some = events, sentAt = now()): Promise<HandoverStanding> =>
    api.sendHandoverEvents({
      params: key,
      body: { phoneId, sentAt: sentAt.toString(), events: some },
    });
  const sendPiece = (
    digest: string,
    offset: number,
    body: Uint8Array<ArrayBuffer>,
    size = body.length,
  ) => api.sendEvidencePiece({ params: { digest }, query: { offset, size }, body });
  return {
    key,
    phoneId,
    events,
    files,
    act,
    photograph,
    photographThing,
    photographMark,
    keep,
    send,
    sendPiece,
    /** Everything of the walk up to the signature. */
    async walk({ odometerKm = 24_180, knownMarks = [] }: Walked = {}) {
      act({ kind: 'began', carId, knownMarks });
      act({ kind: 'arrived' });
      act({ kind: 'identity-checked', isSamePerson: true, words: '' });
      for (const view of handoverViews) await photograph(view);
      const readings = { odometerKm, fuelEighths: 6, chargePercent: null, keys: 2 };
      act({ kind: 'readings-noted', readings });
      act({ kind: 'signed', name: 'Ana Sousa', digest: await keep(await picture()) });
    },
    async seal() {
      act({ kind: 'sealed', digest: await sealedAs() });
    },
    async upload() {
      for (const [digest, bytes] of files) await sendPiece(digest, 0, bytes);
    },
  };
}

/** The whole of it, as on a good day: walked, sealed, sent, uploaded. */
export async function handOver(phone: Phone, walked: Walked = {}) {
  await phone.walk(walked);
  await phone.seal();
  await phone.send();
  await phone.upload();
  return phone.send();
}
