const minuteMs = 60_000;

/** "06:24"; a second that has begun still counts. */
export function formatTimeLeft(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** How much of the hold is left, 1 to 0, for the line below the figures. */
export function shareLeft(leftMs: number, holdMinutes: number): number {
  return Math.min(1, Math.max(0, leftMs / (holdMinutes * minuteMs)));
}

/** From the product's clock, which may be another than ours; never more than a hold can last. */
export function timeLeftMs(expiresAt: string, now: Temporal.Instant, holdMinutes: number): number {
  const left = Temporal.Instant.from(expiresAt).epochMilliseconds - now.epochMilliseconds;
  return Math.min(Math.max(left, 0), holdMinutes * minuteMs);
}
