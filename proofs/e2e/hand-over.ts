import { createHash, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { HandoverStanding, SentHandoverEvent } from '../../contract/operate/drive.ts';
import type { Jobs } from '../../contract/operate/jobs.ts';
import type { HandoverKey } from '../../domain/handovers/event.ts';
import { handoverFrom } from '../../domain/handovers/handover.ts';
import { sealDigest } from '../../domain/handovers/seal.ts';
import { handoverViews } from '../../domain/handovers/view.ts';
import { consoleUrl } from './staff-login.ts';

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Something like a photograph: the view's name on a ground that no other has. */
export async function drawnPhoto(name: string): Promise<Buffer> {
  const hue = Math.floor(Math.random() * 360);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
    <rect width="640" height="480" fill="hsl(${hue} 35% 82%)"/>
    <rect y="330" width="640" height="150" fill="hsl(${hue} 12% 62%)"/>
    <path d="M110 340c0-80 60-90 110-100l60-70h120l70 70c60 10 90 30 90 100z" fill="hsl(${hue} 30% 38%)"/>
    <circle cx="210" cy="345" r="42" fill="#222"/><circle cx="450" cy="345" r="42" fill="#222"/>
    <text x="320" y="80" font-size="44" text-anchor="middle" fill="#222">${name}</text>
    <text x="320" y="460" font-size="16" text-anchor="middle" fill="#222">${randomUUID()}</text></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

/** A delivery or collection is given to the first driver of the sample staff. */
export async function giveJob(desk: Page, { bookingId, kind }: HandoverKey): Promise<void> {
  const { drivers } = await read<Jobs>(desk, '/api/operate/jobs?cityId=lisbon');
  await write(desk, '/api/operate/jobs', { bookingId, kind, driverId: drivers[0]?.id });
}

interface Walked {
  readonly carId: string;
  readonly odometerKm: number;
  /** New to the car, on its left side. */
  readonly mark?: string;
}

/** The whole walk as a driver's phone sends it: photographs, readings, signature, seal. Answers the photographs. */
export async function handOver(
  driver: Page,
  key: HandoverKey,
  { carId, odometerKm, mark }: Walked,
): Promise<{ readonly standing: HandoverStanding; readonly photos: readonly Buffer[] }> {
  const phoneId = randomUUID();
  const acts: SentHandoverEvent['act'][] = [{ kind: 'began', carId, knownMarks: [] }];
  acts.push({ kind: 'identity-checked', isSamePerson: true, words: '' });
  const photos: Buffer[] = [];
  for (const of of handoverViews) {
    const photo = await drawnPhoto(of);
    photos.push(photo);
    const digest = sha256(photo);
    const bytes = photo.length;
    acts.push({ kind: 'photograph-taken', subject: 'view', of, digest, bytes });
  }
  if (mark) {
    const place = { side: 'left', across: 0.6, down: 0.45 } as const;
    const noted = { id: randomUUID(), kind: 'scratch', ...place, words: mark } as const;
    acts.push({ kind: 'mark-noted', mark: noted });
  }
  const readings = { odometerKm, fuelEighths: 7, chargePercent: null, keys: 2 };
  acts.push({ kind: 'readings-noted', readings });
  const signature = await drawnPhoto('Signature');
  acts.push({ kind: 'signed', name: 'Sample Renter', digest: sha256(signature) });
  const now = Temporal.Now.instant();
  const eventOf = (act: SentHandoverEvent['act'], index: number) => ({
    id: randomUUID(),
    number: index + 1,
    // The seal is the last of them, a moment ago: a trip does not begin in the future.
    at: now.subtract({ seconds: acts.length - index }).toString(),
    act,
  });
  const events = acts.map(eventOf);
  const done = events.map((event) => ({ ...event, phoneId, at: Temporal.Instant.from(event.at) }));
  const digest = await sealDigest(key, handoverFrom(done), async (text) => sha256(text));
  events.push(eventOf({ kind: 'sealed', digest }, events.length));
  const address = `/api/operate/drive/handovers/${key.bookingId}/${key.kind}/events`;
  const body = { phoneId, sentAt: now.toString(), events };
  await write(driver, address, body);
  for (const file of [...photos, signature]) {
    const to = `/api/operate/drive/evidence/${sha256(file)}?offset=0&size=${file.length}`;
    await write(driver, to, file, 'image/jpeg');
  }
  return { standing: await write<HandoverStanding>(driver, address, body), photos };
}

async function read<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(consoleUrl(path));
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

export async function write<T>(
  page: Page,
  path: string,
  data: object,
  type = 'application/json',
): Promise<T> {
  const answer = await page.request.post(consoleUrl(path), {
    data,
    headers: {
      Origin: new URL(consoleUrl('/')).origin,
      'Idempotency-Key': randomUUID(),
      'Content-Type': type,
    },
  });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}
