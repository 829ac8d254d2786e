/**
 * What the clocks of a city do about a trip (VTIMEZONE). A program that knows no zone by its name reads
 * floating time without it. The last two changes before the trip's end are enough: the one it begins under
 * and the one before it, or the one it passes.
 */
export function calendarTimeZone(from: Temporal.ZonedDateTime, to: Temporal.ZonedDateTime): string {
  const changes = lastChanges(to, 2);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${from.timeZoneId}`,
    ...(changes.length > 0 ? changes.flatMap(change) : always(from.offset)),
    'END:VTIMEZONE',
  ].join('\r\n');
}

function lastChanges(before: Temporal.ZonedDateTime, count: number): Temporal.ZonedDateTime[] {
  const last = count > 0 && before.getTimeZoneTransition('previous');
  return last ? [...lastChanges(last, count - 1), last] : [];
}

function change(at: Temporal.ZonedDateTime): string[] {
  const before = at.subtract({ nanoseconds: 1 });
  const isForward = at.offsetNanoseconds > before.offsetNanoseconds;
  return rule(
    isForward ? 'DAYLIGHT' : 'STANDARD',
    before.offset,
    at.offset,
    at.withTimeZone(before.offset),
  );
}

const always = (offset: string): string[] =>
  rule('STANDARD', offset, offset, Temporal.ZonedDateTime.from(`1970-01-01T00:00[${offset}]`));

const rule = (
  kind: 'DAYLIGHT' | 'STANDARD',
  from: string,
  to: string,
  onset: Temporal.ZonedDateTime,
) => [
  `BEGIN:${kind}`,
  `DTSTART:${onset.toPlainDateTime().toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`,
  `TZOFFSETFROM:${from.replace(':', '')}`,
  `TZOFFSETTO:${to.replace(':', '')}`,
  `END:${kind}`,
];
