import pg from 'pg';

export interface Fleet {
  readonly cities: number;
  readonly carsPerCity: number;
  readonly occupanciesPerCar: number;
}

/** A year back and a year ahead. */
const DAYS = 730;
const LONGEST_DAYS = 9;
const LETTERS = 26;

/** Two letters, since the id of a city has no digits. */
export const cityIdAt = (index: number): string =>
  `bench-${letter(Math.floor(index / LETTERS))}${letter(index % LETTERS)}`;
const letter = (index: number) => String.fromCharCode('a'.charCodeAt(0) + index);

/**
 * New cities beside those of the sample data, each with exactly so many cars, which are copies of
 * Lisbon's. Each car is taken so often, evenly spread over the two years, and never twice at once.
 */
export async function growFleet(databaseUrl: string, fleet: Fleet): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query('SELECT setseed(0.5)'); // the same fleet in every run
    await addCities(client, fleet.cities);
    await planCopies(client, fleet.carsPerCity);
    const plate = "upper(left(replace(new_id::text, '-', ''), 12))";
    const car = { id: 'new_id', city_id: 'copies.city_id', plate, vin: 'NULL' };
    await copyRows(client, 'cars', 'id', car);
    await copyRows(client, 'car_photos', 'car_id', { car_id: 'new_id' });
    const review = { id: 'gen_random_uuid()', car_id: 'new_id', booking_id: 'NULL::uuid' };
    await copyRows(client, 'reviews', 'car_id', review);
    await occupyCopies(client, fleet.occupanciesPerCar);
    await client.query('VACUUM (ANALYZE)');
  } finally {
    await client.end();
  }
}

async function addCities(client: pg.Client, count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, index) => cityIdAt(index));
  const columns = await columnsOf(client, 'cities', ['id', 'code']);
  await client.query(
    `INSERT INTO cities (id, code, ${columns})
     SELECT new_id, 'B' || upper(right(new_id, 2)), ${columns}
       FROM cities, unnest($1::text[]) AS new_id WHERE id = 'lisbon'`,
    [ids],
  );
}

/** Which car each new one is a copy of. */
async function planCopies(client: pg.Client, carsPerCity: number): Promise<void> {
  await client.query(
    `CREATE TEMP TABLE copies AS
     SELECT gen_random_uuid() AS new_id, city.id AS city_id, original.id AS original_id
       FROM cities city
       CROSS JOIN generate_series(0, ${carsPerCity - 1}) AS number
       JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS number, count(*) OVER () AS count
               FROM cars WHERE city_id = 'lisbon') AS original
         ON original.number = number.number % original.count
      WHERE city.id LIKE 'bench-%'`,
  );
}

/** Copies rows that belong to the originals; in each copy some columns get a value of their own. */
async function copyRows(
  client: pg.Client,
  table: string,
  carColumn: string,
  ownValues: Readonly<Record<string, string>>,
): Promise<void> {
  const own = Object.keys(ownValues);
  const columns = await columnsOf(client, table, own);
  await client.query(
    `INSERT INTO ${table} (${own.join(', ')}, ${columns})
     SELECT ${Object.values(ownValues).join(', ')}, ${columns}
       FROM copies JOIN ${table} ON ${carColumn} = original_id`,
  );
}

async function occupyCopies(client: pg.Client, occupanciesPerCar: number): Promise<void> {
  const daysEach = DAYS / occupanciesPerCar;
  const longest = Math.min(LONGEST_DAYS, daysEach - 1);
  await client.query(
    `INSERT INTO occupancies (car_id, city_id, kind, block_reason, during)
     SELECT new_id, city_id, 'block', 'SERVICE', tstzrange(starts_at, starts_at + days * interval '1 day')
       FROM (SELECT *, now() + interval '1 day' *
                (${-DAYS / 2} + piece * ${daysEach} + chance * (${daysEach} - days)) AS starts_at
               FROM (SELECT new_id, city_id, piece, random() AS chance,
                            1 + random() * ${longest - 1} AS days
                       FROM copies, generate_series(0, ${occupanciesPerCar - 1}) AS piece) AS drawn
            ) AS placed`,
  );
}

/** As a list for SQL: the copies follow the tables, whatever columns they have. */
async function columnsOf(
  client: pg.Client,
  table: string,
  leftOut: readonly string[],
): Promise<string> {
  const { rows } = await client.query<{ list: string }>(
    `SELECT string_agg(quote_ident(column_name), ', ') AS list FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = $1 AND column_name <> ALL ($2)
        AND is_generated = 'NEVER' AND is_identity = 'NO'`,
    [table, leftOut],
  );
  return rows[0]?.list ?? '';
}
