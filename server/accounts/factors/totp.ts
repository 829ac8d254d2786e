import { createHmac, timingSafeEqual } from 'node:crypto';

/** As every authenticator app expects it (RFC 6238): SHA-1, six digits, a new code every 30 seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** A clock may be one step off, in either direction. */
const STEPS_OFF = 1;

export const stepAt = (now: Temporal.Instant): number =>
  Math.floor(now.epochMilliseconds / 1000 / STEP_SECONDS);

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Which step a code belongs to; null for one that is wrong, too old, or was used already. */
export function stepOfCode(
  secret: Buffer,
  code: string,
  { now, lastStep }: { readonly now: Temporal.Instant; readonly lastStep: number | null },
): number | null {
  const current = stepAt(now);
  for (let step = current - STEPS_OFF; step <= current + STEPS_OFF; step += 1) {
    const isUsed = lastStep !== null && step <= lastStep;
    if (!isUsed && isSame(codeAt(secret, step), code)) return step;
  }
  return null;
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
