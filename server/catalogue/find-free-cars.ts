import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Queries } from '../db/connect.ts';
import { photosOfCar, ratingOfCar } from './car-queries.ts';
import { type FreeCars, freeCars } from './free-cars.ts';

export interface FreeCarsQuestion extends FreeCars {
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const sameModel = sql`PARTITION BY price_per_day, brand, model`;
const commonest = sql`PARTITION BY price_per_day, place = 1`;

/**
 * Exactly the cars that fit and are free for the whole window, counted, and one page of them.
 *
 * Of the cars of one price, those of the commonest model are spread evenly among the others, and the
 * others take turns: so nobody sees the same car three times in a row while there is another for the
 * money. Only the prices on the page are looked at: which they are does not depend on the order among
 * equals. The order is the same on every page, and backwards it is the other way round.
 */
export async function findFreeCars(db: Queries, question: FreeCarsQuestion) {
  const { order, limit, offset } = question;
  const free = freeCars(db, question);

  const cars = await db
    .with('free', () => free.select(['cars.id', 'price_per_day', 'brand', 'model']))
    .with('prices', (of) =>
      of
        .selectFrom(
          of
            .selectFrom('free')
            .select('price_per_day')
            .orderBy('price_per_day', order)
            .limit(limit)
            .offset(offset)
            .as('shown'),
        )
        .select(({ fn }) => [
          fn.min('price_per_day').as('lowest'),
          fn.max('price_per_day').as('highest'),
        ]),
    )
    .with('alike', (of) =>
      of
        .selectFrom('free')
        .innerJoin('prices', (join) => join.onTrue())
        .whereRef('price_per_day', '>=', 'lowest')
        .whereRef('price_per_day', '<=', 'highest')
        .select([
          'id',
          'price_per_day',
          sql<number>`row_number() OVER (${sameModel} ORDER BY id)`.as('turn'),
          sql<number>`count(*) OVER (${sameModel})`.as('many'),
          sql<string>`min(id::text) OVER (${sameModel})`.as('first'),
        ]),
    )
    .with('placed', (of) =>
      of
        .selectFrom('alike')
        .select([
          'id',
          'price_per_day',
          'turn',
          sql<number>`dense_rank() OVER (PARTITION BY price_per_day ORDER BY many DESC, first)`.as(
            'place',
          ),
        ]),
    )
    .with('page', (of) =>
      of
        .selectFrom('placed')
        .select((placed) => [
          'id',
          'price_per_day',
          sql<number>`(row_number() OVER (${commonest} ORDER BY turn, place) - 0.5)
            / count(*) OVER (${commonest})`.as('spread'),
          placed
            .selectFrom('free')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .as('total'),
        ])
        .orderBy('price_per_day', order)
        .orderBy('spread', order)
        .orderBy('id', order)
        .limit(limit)
        .offset((placed) =>
          placed
            .selectFrom('free')
            .innerJoin('prices', (join) => join.onTrue())
            .whereRef(
              'price_per_day',
              order === 'asc' ? '<' : '>',
              order === 'asc' ? 'lowest' : 'highest',
            )
            .select(({ fn, val }) =>
              sql<number>`${val(offset)}::bigint - ${fn.countAll()}`.as('o'),
            ),
        ),
    )
    .selectFrom('page')
    .innerJoin('cars', 'cars.id', 'page.id')
    .crossJoinLateral(ratingOfCar)
    .selectAll(['cars', 'rating'])
    .select((car) => ['page.total', jsonObjectFrom(photosOfCar(car).limit(1)).as('photo')])
    .orderBy('cars.price_per_day', order)
    .orderBy('page.spread', order)
    .orderBy('cars.id', order)
    .execute();

  const [first] = cars;
  if (first || offset === 0) return { total: first?.total ?? 0, cars };
  // Nobody stands on a page beyond the last one to tell how many there are.
  const { total } = await free
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { total, cars };
}
