import type { HandoverTables } from './schema/handovers.ts';
import type { MoneyTables } from './schema/money.ts';
import type { PeopleTables } from './schema/people.ts';
import type { PlaceAndFleetTables } from './schema/places-and-fleet.ts';
import type { RentalTables } from './schema/rental.ts';
import type { RunningTables } from './schema/running.ts';
import type { StaffTables } from './schema/staff.ts';

/**
 * The tables as Kysely sees them, written down in `schema/`. `schema.api.test.ts` compares them with
 * the database's own catalogue, so a column that is missing, misnamed or wrongly nullable there fails
 * the tests.
 */
export interface Tables
  extends PlaceAndFleetTables,
    PeopleTables,
    RentalTables,
    MoneyTables,
    RunningTables,
    StaffTables,
    HandoverTables {}
