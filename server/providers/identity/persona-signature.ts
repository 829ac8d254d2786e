import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the provider's clock and ours may stand apart, and how late a delivery may be. */
const TOLERANCE_SECONDS = 300;

const digestOf = (secret: string, seconds: number, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

/** `t=1700000000,v1=…`, as Persona signs the body of an event. */
export function signWebhook(secret: string, body: string, at: Temporal.Instant): string {
  const seconds = Math.floor(at.epochMilliseconds / 1000);
  return `t=${seconds},v1=${digestOf(secret, seconds, body)}`;
}

/** While a secret is being replaced the header holds one signature for each, parted by a space. */
export function isSigned(
  header: string | null,
  secret: string,
  body: string,
  now: Temporal.Instant,
): boolean {
  return (header ?? '').split(' ').some((signature) => {
    const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature);
    if (!parts) return false;
    const [, time = '', digest = ''] = parts;
    const seconds = Number(time);
    const isFresh = Math.abs(now.epochMilliseconds / 1000 - seconds) <= TOLERANCE_SECONDS;
    const expected = Buffer.from(digestOf(secret, seconds, body));
    return isFresh && timingSafeEqual(expected, Buffer.from(digest));
  });
}
