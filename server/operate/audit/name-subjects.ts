import { sql } from 'kysely';
import { type AuditPage, auditSubjects } from '../../../contract/operate/audit.ts';
import type { Queries } from '../../db/connect.ts';

type About = NonNullable<AuditPage['items'][number]['about']>;

interface Named {
  /** What the log calls it. */
  readonly said: string;
  readonly id: string;
  readonly name: string;
  readonly cityId: string | null;
}

const nowhere = sql<null>`NULL`.as('cityId');
const uuidsOf = (said: readonly string[]) => said.filter((one) => /^[0-9a-f-]{36}$/.test(one));

type Source = (db: Queries, said: readonly string[]) => Promise<readonly Named[]>;

/** People and companies are of no city. */
const ofNoCity =
  (table: 'users' | 'staff' | 'companies'): Source =>
  (db, said) =>
    db
      .selectFrom(table)
      .select(['id as said', 'id', 'name', nowhere])
      .where('id', 'in', uuidsOf(said))
      .execute();

const sources: Readonly<Record<About['kind'], Source>> = {
  booking: (db, said) =>
    db
      .selectFrom('bookings')
      .select(['reference as said', 'id', 'reference as name', 'city_id as cityId'])
      .where('reference', 'in', said)
      .execute(),
  car: (db, said) =>
    db
      .selectFrom('cars')
      .select([
        'id as said',
        'id',
        sql<string>`coalesce(plate, brand || ' ' || model)`.as('name'),
        'city_id as cityId',
      ])
      .where('id', 'in', uuidsOf(said))
      .execute(),
  account: ofNoCity('users'),
  staff: ofNoCity('staff'),
  company: ofNoCity('companies'),
  extra: (db, said) =>
    db
      .selectFrom('extras')
      .select(['id as said', 'id', 'label as name', 'city_id as cityId'])
      .where('id', 'in', said)
      .execute(),
  protection: (db, said) =>
    db
      .selectFrom('insurances')
      .select(['id as said', 'id', 'title as name', 'city_id as cityId'])
      .where('id', 'in', said)
      .execute(),
  'promo-code': (db, said) =>
    db
      .selectFrom('promo_codes')
      .select(['id as said', 'id', 'code as name', 'city_id as cityId'])
      .where('id', 'in', uuidsOf(said))
      .execute(),
  city: (db, said) =>
    db
      .selectFrom('cities')
      .select(['id as said', 'id', 'name', 'id as cityId'])
      .where('id', 'in', said)
      .execute(),
  area: (db, said) =>
    db
      .selectFrom('areas')
      .select(['id as said', 'id', 'name', 'city_id as cityId'])
      .where('id', 'in', uuidsOf(said))
      .execute(),
  // The console has the words of each.
  setting: async (_, said) => said.map((key) => ({ said: key, id: key, name: key, cityId: null })),
};

/** What the entries of a page are about, by the name it has today: at most one question for each kind. */
export async function nameSubjects(db: Queries, subjects: readonly string[]) {
  const known = new Map<string, About>();
  for (const kind of auditSubjects) {
    const prefix = `${kind} `;
    const said = subjects.flatMap((one) =>
      one.startsWith(prefix) ? [one.slice(prefix.length)] : [],
    );
    if (said.length === 0) continue;
    for (const { said: own, ...about } of await sources[kind](db, [...new Set(said)])) {
      known.set(prefix + own, { kind, ...about });
    }
  }
  return (subject: string): About | null => known.get(subject) ?? null;
}
