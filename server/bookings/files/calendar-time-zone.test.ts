import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarTimeZone } from './calendar-time-zone.ts';

/** The zone as ical.js, which knows no zone by its name, reads it from the file. */
function zoneIn(text: string) {
  const component = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return new ICAL.Timezone(component);
}

function momentIn(zone: ICAL.Timezone, at: Temporal.ZonedDateTime): number {
  const { year, month, day, hour, minute } = at;
  return new ICAL.Time({ year, month, day, hour, minute, isDate: false }, zone).toUnixTime() * 1000;
}

/** Every hour of the day comes up, the changes of the clock among them. */
const everyEleventhHour = (from: Temporal.ZonedDateTime) =>
  Array.from({ length: 61 }, (_, index) => from.add({ hours: index * 11 }));

const cities = ['Europe/Lisbon', 'America/New_York', 'Europe/Paris', 'Asia/Kolkata', 'UTC'];

describe('the time zone of a calendar file', () => {
  it.each(cities)('%s: a trip of 28 days on any day of the year keeps its moments', (timeZone) => {
    const year = Temporal.ZonedDateTime.from(`2027-01-01T00:15[${timeZone}]`);
    const trips = Array.from({ length: 73 }, (_, index) => year.add({ days: index * 5 }));
    const misread = trips.flatMap((from) => {
      const zone = zoneIn(calendarTimeZone(from, from.add({ days: 28 })));
      return everyEleventhHour(from).filter(
        (at) => !isTwice(at) && momentIn(zone, at) !== at.epochMilliseconds,
      );
    });
    expect(misread.map(String)).toEqual([]);
  });

  it('has one winter and one summer, whichever the trip is in: Outlook takes no more of either', () => {
    for (const day of ['2027-01-20', '2027-03-20', '2027-07-20', '2027-10-20']) {
      const from = Temporal.ZonedDateTime.from(`${day}T09:00[Europe/Lisbon]`);
      const text = calendarTimeZone(from, from.add({ days: 28 }));
      expect(text.match(/BEGIN:STANDARD/g)).toHaveLength(1);
      expect(text.match(/BEGIN:DAYLIGHT/g)).toHaveLength(1);
    }
  });
});

/** In the hour when clocks go back a wall time means two moments, and the file cannot say which. */
const isTwice = (at: Temporal.ZonedDateTime) =>
  !at.equals(at.toPlainDateTime().toZonedDateTime(at.timeZoneId)) ||
  !at.equals(at.toPlainDateTime().toZonedDateTime(at.timeZoneId, { disambiguation: 'later' }));
