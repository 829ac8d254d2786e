import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import * as accounts from '../../contract/accounts.ts';
import * as bookedCar from '../../contract/booked-car.ts';
import * as bookings from '../../contract/bookings.ts';
import * as carOffers from '../../contract/car-offers.ts';
import * as cars from '../../contract/cars.ts';
import * as catalogue from '../../contract/catalogue.ts';
import * as cities from '../../contract/cities.ts';
import * as claims from '../../contract/claims.ts';
import * as configuration from '../../contract/configuration.ts';
import * as coordinates from '../../contract/coordinates.ts';
import * as documents from '../../contract/documents.ts';
import * as drafts from '../../contract/drafts.ts';
import * as drivers from '../../contract/drivers.ts';
import * as errors from '../../contract/errors.ts';
import * as factors from '../../contract/factors.ts';
import * as handovers from '../../contract/handovers.ts';
import * as money from '../../contract/money.ts';
import * as areas from '../../contract/operate/areas.ts';
import * as audit from '../../contract/operate/audit.ts';
import * as board from '../../contract/operate/board.ts';
import * as boardMoves from '../../contract/operate/board-moves.ts';
import * as otherCars from '../../contract/operate/bookings.ts';
import * as carHistory from '../../contract/operate/car-history.ts';
import * as catalogueCompanies from '../../contract/operate/catalogue-companies.ts';
import * as catalogueOffers from '../../contract/operate/catalogue-offers.ts';
import * as cataloguePromoCodes from '../../contract/operate/catalogue-promo-codes.ts';
import * as catalogueSettings from '../../contract/operate/catalogue-settings.ts';
import * as deskCities from '../../contract/operate/cities.ts';
import * as deskClaims from '../../contract/operate/claims.ts';
import * as deskBookings from '../../contract/operate/desk-bookings.ts';
import * as deskText from '../../contract/operate/desk-text.ts';
import * as doctor from '../../contract/operate/doctor.ts';
import * as drive from '../../contract/operate/drive.ts';
import * as evidence from '../../contract/operate/evidence.ts';
import * as fleet from '../../contract/operate/fleet.ts';
import * as fleetBooking from '../../contract/operate/fleet-booking.ts';
import * as fleetEdit from '../../contract/operate/fleet-edit.ts';
import * as fleetFile from '../../contract/operate/fleet-file.ts';
import * as fleetViews from '../../contract/operate/fleet-views.ts';
import * as jobs from '../../contract/operate/jobs.ts';
import * as paperFile from '../../contract/operate/paper-file.ts';
import * as phoneBookings from '../../contract/operate/phone-bookings.ts';
import * as photographs from '../../contract/operate/photographs.ts';
import * as renters from '../../contract/operate/renters.ts';
import * as repairs from '../../contract/operate/repairs.ts';
import * as staff from '../../contract/operate/staff.ts';
import * as today from '../../contract/operate/today.ts';
import * as ownPhoneBookings from '../../contract/phone-bookings.ts';
import * as places from '../../contract/places.ts';
import * as profile from '../../contract/profile.ts';
import * as quotes from '../../contract/quotes.ts';
import * as requests from '../../contract/requests.ts';
import * as reviews from '../../contract/reviews.ts';
import * as statements from '../../contract/statements.ts';
import * as wallet from '../../contract/wallet.ts';

export type Schema = Record<string, unknown>;
type Direction = 'input' | 'output';

/** Every shape of the contract, by the name under which it is exported there. */
const named = Object.entries({
  ...accounts,
  ...bookedCar,
  ...bookings,
  ...carOffers,
  ...cars,
  ...catalogue,
  ...cities,
  ...claims,
  ...configuration,
  ...coordinates,
  ...documents,
  ...drafts,
  ...drivers,
  ...errors,
  ...factors,
  ...handovers,
  ...money,
  ...ownPhoneBookings,
  ...places,
  ...profile,
  ...quotes,
  ...requests,
  ...reviews,
  ...statements,
  ...catalogueCompanies,
  ...catalogueOffers,
  ...cataloguePromoCodes,
  ...catalogueSettings,
  ...areas,
  ...deskCities,
  ...board,
  ...boardMoves,
  ...otherCars,
  ...deskClaims,
  ...deskBookings,
  ...deskText,
  ...doctor,
  ...drive,
  ...evidence,
  ...paperFile,
  ...phoneBookings,
  ...renters,
  ...carHistory,
  ...fleet,
  ...fleetBooking,
  ...fleetEdit,
  ...fleetFile,
  ...fleetViews,
  ...jobs,
  ...photographs,
  ...repairs,
  ...staff,
  ...audit,
  ...today,
  ...wallet,
}).flatMap(([id, shape]) => (shape instanceof z.ZodType ? [{ id, shape }] : []));
for (const { id, shape } of named) {
  z.globalRegistry.add(shape, { ...z.globalRegistry.get(shape), id });
}

const toJson = (shape: z.ZodType, io: Direction) =>
  z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    override({ jsonSchema }) {
      // `maxItems` says that there are no others; readers that want a shape for these do not take `false` for one.
      if (jsonSchema.prefixItems && jsonSchema.items === false) jsonSchema.items = {};
    },
  });

/** The shapes of one document: each that is used is told once, and referred to by its name. */
export function collectShapes() {
  const shapes: Record<string, unknown> = {};
  // What is sent to us may be written in more ways than what we answer: it has a name of its own then.
  const twofold = new Set(
    named
      .filter(
        ({ shape }) => isDeepStrictEqual(toJson(shape, 'input'), toJson(shape, 'output')) === false,
      )
      .map(({ id }) => id),
  );
  const nameOf = (id: string, direction: Direction) =>
    direction === 'input' && twofold.has(id) ? `${id}Input` : id;

  /** A shape at the place where it is used. */
  function schemaOf(shape: z.ZodType, direction: Direction): Schema {
    const { $schema: _, $defs = {}, ...schema } = toJson(shape, direction);
    const atPlace = <T>(part: T): T =>
      JSON.parse(JSON.stringify(part), (key, value) =>
        key === '$ref'
          ? `#/components/schemas/${nameOf(value.split('/').at(-1), direction)}`
          : value,
      );
    for (const [id, def] of Object.entries($defs)) shapes[nameOf(id, direction)] ??= atPlace(def);
    return atPlace(schema);
  }
  return { shapes, schemaOf };
}
