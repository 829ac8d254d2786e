/** What cannot go on without a person: something was refused, asked or found out, and the clock runs. */
export const needKinds = ['deposit-refused', 'dispute', 'review'] as const;

export type NeedKind = (typeof needKinds)[number];

interface Dated {
  /** When it bites; null: nothing is lost by waiting, but somebody waits. */
  readonly by: Temporal.Instant | null;
  readonly since: Temporal.Instant;
}

/** What bites first stands first; without a deadline, what has waited longest. */
export function inOrder<Need extends Dated>(needs: readonly Need[]): readonly Need[] {
  return needs.toSorted((one, other) => {
    if (one.by && other.by) return Temporal.Instant.compare(one.by, other.by);
    if (one.by || other.by) return one.by ? -1 : 1;
    return Temporal.Instant.compare(one.since, other.since);
  });
}

/** `live` within the hour or over already, `waiting` within the day, `next` later or without a deadline. */
export type Urgency = 'live' | 'waiting' | 'next';

export function urgencyOf(by: Temporal.Instant | null, now: Temporal.Instant): Urgency {
  if (!by) return 'next';
  const hours = by.since(now).total('hours');
  if (hours <= 1) return 'live';
  return hours <= 24 ? 'waiting' : 'next';
}
