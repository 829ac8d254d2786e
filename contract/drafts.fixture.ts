import type { DraftTrip } from './drafts.ts';

/** Four days in Lisbon, by the clock of the tests still ahead. */
export const draftTrip: DraftTrip = {
  start: {
    date: '2027-03-20',
    time: '09:00',
    location: { latitude: 38.71075, longitude: -9.13738 },
    query: 'Rua Augusta 110, Lisboa',
  },
  end: {
    date: '2027-03-24',
    time: '10:30',
    location: { latitude: 38.7742, longitude: -9.1342 },
    query: 'Aeroporto Humberto Delgado, Lisboa',
  },
  extras: ['child-seat'],
  insurances: { main: 'full', extras: [] },
};
