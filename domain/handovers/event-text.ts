import type { HandoverEvent } from './event.ts';

/** To the millisecond: no phone knows more, and no database forgets it. */
export const timeText = (at: Temporal.Instant): string =>
  at.toString({ smallestUnit: 'millisecond' });

/** The same event gives the same text, in whatever order its fields were sent or are stored. */
export const eventText = ({ id, phoneId, number, at, act }: HandoverEvent): string =>
  JSON.stringify([id, phoneId, number, timeText(at), act], inOrderOfNames);

function inOrderOfNames(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const byName = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(byName);
}
