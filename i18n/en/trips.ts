import { cancelling } from './trips/cancelling.ts';
import { changing } from './trips/changing.ts';
import { claiming } from './trips/claiming.ts';
import { day } from './trips/day.ts';
import { drivers } from './trips/drivers.ts';
import { list } from './trips/list.ts';
import { offer } from './trips/offer.ts';
import { paying } from './trips/paying.ts';
import { returning } from './trips/returning.ts';
import { reviewing } from './trips/reviewing.ts';
import { standing } from './trips/standing.ts';

/** What is said of a renter's bookings, one part for each thing they do with them. */
export const trips = {
  ...list,
  ...standing,
  ...offer,
  ...claiming,
  ...paying,
  ...day,
  ...drivers,
  ...cancelling,
  ...changing,
  ...returning,
  ...reviewing,
} as const;
