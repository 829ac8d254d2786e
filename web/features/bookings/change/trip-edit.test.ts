import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantFromIso } from '../../../../domain/city-time.ts';
import { polygonOf } from '../../../../domain/polygon.ts';
import { clearDates, setEndTime } from '../../../../domain/trip-picks.ts';
import { cityFacts } from '../../trip/state/city-facts.ts';
import { deliverTo, returnTo, returnToDelivery } from '../../trip/state/return-option.ts';
import type { SearchCity } from '../../trip/state/search-city.ts';
import { aBooking } from '../data/booking.fixture.ts';
import { changeOf, editOf, isSavable, missingPlace, type TripEdit } from './trip-edit.ts';

const zone = aBooking.city.timeZone;
const box = {
  southWest: { latitude: 40.5, longitude: -74.3 },
  northEast: { latitude: 40.95, longitude: -73.6 },
};
const city: SearchCity = {
  id: 'new-york',
  name: 'New York',
  countryCode: 'PT',
  timeZone: zone,
  center: { latitude: 40.75, longitude: -73.98 },
  boundingBox: box,
  areas: [polygonOf(box)],
};
const rules = {
  maximumDurationDays: 28,
  noticeHours: 2,
  cancellationHours: 48,
  cancellationFee: 0,
  modificationHours: 2,
};
const facts = {
  ...cityFacts(aBooking.city, rules, instantFromIso('2026-11-16T12:00:00Z')),
  agreedStartsAt: instantFromIso(aBooking.startsAt),
};

const initial = editOf(aBooking, []);
const day = Temporal.PlainDate.from;
const withDraft = (draft: Partial<TripEdit['draft']>, edit = initial): TripEdit => ({
  ...edit,
  draft: { ...edit.draft, ...draft },
});
const withPlaces = (places: TripEdit['places'], edit = initial): TripEdit => ({ ...edit, places });
const change = (edit: TripEdit) => changeOf(initial, edit, zone);
const savable = (edit: TripEdit) => isSavable(initial, edit, facts, city);

const museum = {
  query: '11 West 53rd Street, New York',
  location: { latitude: 40.76144, longitude: -73.97762 },
};
const museumStop = { name: museum.query, ...museum.location };
const boston = {
  query: '1 Beacon Street, Boston',
  location: { latitude: 42.36, longitude: -71.06 },
};

describe('what a change sends', () => {
  test('nothing when nothing was changed, or changed back [R-CHANGE-015]', () => {
    expect(change(initial)).toBeNull();
    expect(change(withDraft({ focus: 'end' }))).toBeNull();
    const away = returnTo(initial.places, museum);
    const back = returnTo(away, { query: aBooking.return.name, location: stopAt(aBooking.return) });
    expect(change(withPlaces(back))).toBeNull();
  });

  test('only the return for a longer trip [R-CHANGE-014]', () => {
    expect(change(withDraft({ endDate: day('2026-11-26') }))).toEqual({
      endsAt: '2026-11-26T14:00:00Z',
    });
  });

  test('only the delivery time when that is what moved', () => {
    const later = withDraft({ startTime: Temporal.PlainTime.from('11:30') });
    expect(change(later)).toEqual({ startsAt: '2026-11-20T16:30:00Z' });
  });

  test('only the place that was changed [R-CHANGE-014]', () => {
    expect(change(withPlaces(deliverTo(initial.places, museum)))).toEqual({ delivery: museumStop });
    expect(change(withPlaces(returnTo(initial.places, museum)))).toEqual({ return: museumStop });
  });

  test('the same point under another name, which is what the driver reads', () => {
    const entrance = { query: 'Side entrance, West 58th', location: stopAt(aBooking.delivery) };
    expect(change(withPlaces(deliverTo(initial.places, entrance)))).toEqual({
      delivery: { name: entrance.query, ...entrance.location },
    });
  });

  test('both places while the return is at the delivery address', () => {
    const same = editOf({ ...aBooking, return: aBooking.delivery }, []);
    expect(same.places.returnOption).toBe('same_address');
    const moved = withPlaces(deliverTo(same.places, museum), same);
    expect(changeOf(same, moved, zone)).toEqual({ delivery: museumStop, return: museumStop });
  });

  test('a return at the delivery address collapses to the same address', () => {
    const delivery = { query: aBooking.delivery.name, location: stopAt(aBooking.delivery) };
    const edit = withPlaces(returnTo(initial.places, delivery));
    expect(edit.places.returnOption).toBe('same_address');
    expect(edit).toEqual(withPlaces(returnToDelivery(initial.places)));
    expect(change(edit)).toEqual({ return: aBooking.delivery });
  });

  test('a delivery in the hour that comes twice is not moved by moving the return', () => {
    const secondTime = {
      ...aBooking,
      startsAt: '2026-11-01T06:30:00Z',
      endsAt: '2026-11-03T14:00:00Z',
    };
    const edit = editOf(secondTime, []);
    const longer = withDraft({ endDate: day('2026-11-05') }, edit);
    expect(changeOf(edit, longer, zone)).toEqual({ endsAt: '2026-11-05T14:00:00Z' });
  });
});

describe('what can be saved', () => {
  test('nothing unchanged, nothing without its dates, nothing out of reach [R-ADDRESS-018 R-CHANGE-010 R-CHANGE-011]', () => {
    expect(savable(initial)).toBe(false);
    expect(savable({ ...initial, draft: clearDates() })).toBe(false);
    expect(savable(withDraft({ endDate: undefined }))).toBe(false);
    expect(savable(withPlaces(returnTo(initial.places, boston)))).toBe(false);
    expect(savable(withPlaces(deliverTo(initial.places, boston)))).toBe(false);
  });

  test('other dates, other times, other places [R-CHANGE-005]', () => {
    expect(savable(withDraft({ endDate: day('2026-11-26') }))).toBe(true);
    const time = Temporal.PlainTime.from('18:00');
    expect(savable({ ...initial, draft: setEndTime(initial.draft, time, facts) })).toBe(true);
    expect(savable(withPlaces(deliverTo(initial.places, museum)))).toBe(true);
  });

  test('dates that stay as agreed, even where the rules have become stricter since', () => {
    const strict = { ...facts, maxDurationDays: 2 };
    const elsewhere = withPlaces(deliverTo(initial.places, museum));
    expect(isSavable(initial, elsewhere, strict, city)).toBe(true);
    const longer = withDraft({ endDate: day('2026-11-26') });
    expect(isSavable(initial, longer, strict, city)).toBe(false);
  });

  test('an address that was written but not picked is said to be missing when saving [R-CHANGE-012]', () => {
    const written = { ...initial.places.start, query: 'somewhere', location: null };
    const edit = withPlaces({ ...initial.places, start: written });
    expect(savable(edit)).toBe(true);
    expect(missingPlace(edit)).toBe('delivery');
    const noReturn = { ...initial.places.end, query: ' ' };
    expect(missingPlace(withPlaces({ ...initial.places, end: noReturn }))).toBe('return');
    expect(missingPlace(initial)).toBeNull();
  });

  test('days that another booking has taken cannot be saved, the own ones can', () => {
    const taken = {
      from: instantFromIso('2026-11-25T14:00:00Z'),
      to: instantFromIso('2026-11-27T16:00:00Z'),
    };
    const busy = {
      ...cityFacts(aBooking.city, rules, facts.now, [taken]),
      agreedStartsAt: facts.agreedStartsAt,
    };
    const longer = withDraft({ endDate: day('2026-11-26') });
    expect(isSavable(initial, longer, busy, city)).toBe(false);
    expect(isSavable(initial, withDraft({ endDate: day('2026-11-25') }), busy, city)).toBe(false);
    expect(isSavable(initial, withDraft({ endDate: day('2026-11-23') }), busy, city)).toBe(true);
  });

  test('whatever can be saved sends something, and never what stayed', () => {
    const anyEdit = fc
      .record({
        start: fc.option(fc.integer({ min: -6, max: 8 }), { nil: undefined }),
        end: fc.option(fc.integer({ min: -8, max: 30 }), { nil: undefined }),
        startSlot: fc.integer({ min: 0, max: 47 }),
        endSlot: fc.integer({ min: 0, max: 47 }),
        delivery: fc.constantFrom(null, museum, boston),
        return: fc.constantFrom(null, museum, boston),
      })
      .map((wish): TripEdit => {
        const at = (slot: number) => new Temporal.PlainTime().add({ minutes: slot * 30 });
        const from = (date: string, days: number | undefined) =>
          days === undefined ? undefined : day(date).add({ days });
        const delivered = wish.delivery ? deliverTo(initial.places, wish.delivery) : initial.places;
        return {
          draft: {
            startDate: from('2026-11-20', wish.start),
            endDate: from('2026-11-24', wish.end),
            startTime: at(wish.startSlot),
            endTime: at(wish.endSlot),
            focus: 'start',
          },
          places: wish.return ? returnTo(delivered, wish.return) : delivered,
        };
      });
    let saved = 0;
    fc.assert(
      fc.property(anyEdit, (edit) => {
        const sent = change(edit);
        if (savable(edit)) {
          saved += 1;
          expect(sent).not.toBeNull();
          expect(edit.draft.startDate && edit.draft.endDate).toBeDefined();
          expect(JSON.stringify(sent)).not.toContain('Boston');
        }
        expect(sent?.startsAt).not.toBe(aBooking.startsAt);
        expect(sent?.endsAt).not.toBe(aBooking.endsAt);
        expect(sent?.delivery).not.toEqual(aBooking.delivery);
        expect(sent?.return).not.toEqual(aBooking.return);
      }),
      { numRuns: 400 },
    );
    expect(saved).toBeGreaterThan(20);
  });
});

function stopAt({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { latitude, longitude };
}
