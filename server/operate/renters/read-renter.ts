import type { DeskRenter, FoundRenters } from '../../../contract/operate/renters.ts';
import type { Currency } from '../../../domain/money.ts';
import { citiesWhere } from '../../../domain/permissions.ts';
import { goodwillLeft } from '../../../domain/policies/goodwill.ts';
import type { Queries } from '../../db/connect.ts';
import { getDocuments } from '../../documents/get-documents.ts';
import { notFound } from '../../errors.ts';
import { isForgotten } from '../../profile/forget-person.ts';
import { getCredit } from '../../profile/get-credit.ts';
import { renterKnownBy } from '../bookings/known-by.ts';
import { bookingLines, lineOf } from '../bookings/list-bookings.ts';
import { notesOf } from '../bookings/notes-of.ts';
import { phoneOf } from '../bookings/phone-of.ts';
import type { StaffCaller } from '../http/staff-caller.ts';
import { creditLimit } from './adjust-credit.ts';

const MOST_FOUND = 10;
const MOST_BOOKINGS = 100;

export async function findRenters(db: Queries, text: string): Promise<FoundRenters> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone_code', 'phone_country', 'phone_number'])
    .where('admin', '=', false)
    .where(renterKnownBy(text))
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_FOUND)
    .execute();
  return {
    items: rows
      .filter((user) => !isForgotten(user))
      .map((user) => ({ id: user.id, name: user.name, email: user.email, phone: phoneOf(user) })),
  };
}

/** A renter belongs to no city: whoever may read about renters sees them, with the bookings of their own cities. */
export async function readRenter(
  db: Queries,
  { grants }: StaffCaller,
  id: string,
  now: Temporal.Instant,
): Promise<DeskRenter> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (!user || user.admin) throw notFound('This renter');
  const reach = citiesWhere(grants, 'bookings.read');
  const bookings = await bookingLines(db)
    .where('bookings.user_id', '=', id)
    .$if(reach !== 'all', (query) =>
      query.where('bookings.city_id', 'in', reach === 'all' ? [] : reach),
    )
    .orderBy('bookings.starts_at', 'desc')
    .limit(MOST_BOOKINGS)
    .execute();
  const credit = await getCredit(db, id);
  return {
    id,
    name: user.name,
    email: user.email,
    emailVerified: user.email_verified,
    phone: phoneOf(user),
    address: user.address,
    birthdate: user.birthdate,
    company: await companyOf(db, user.company_id),
    joinedAt: user.created_at.toISOString(),
    isDisabled: user.disabled,
    isGone: isForgotten(user),
    sessions: await countSessions(db, id),
    factors: await factorsOf(db, id),
    documents: await getDocuments(db, id, true),
    checks: await checksOf(db, id),
    cards: await cardsOf(db, id),
    credit,
    creditLeft: await limitsOf(db, grants, id, now),
    bookings: bookings.map(lineOf),
    bookingCities: bookings.map(({ city_id }) => city_id),
    notes: await notesOf(db, { userId: id }),
  };
}

async function limitsOf(
  db: Queries,
  grants: StaffCaller['grants'],
  userId: string,
  now: Temporal.Instant,
): Promise<DeskRenter['creditLeft']> {
  const currencies: Currency[] = ['EUR', 'USD'];
  return Promise.all(
    currencies.map(async (currency) => ({
      currency,
      left: goodwillLeft(await creditLimit(db, grants, { userId, currency }, now)),
    })),
  );
}

async function companyOf(db: Queries, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const company = await db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  return company?.name ?? null;
}

async function countSessions(db: Queries, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function factorsOf(db: Queries, userId: string): Promise<DeskRenter['factors']> {
  const rows = await db
    .selectFrom('factors')
    .select('kind')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ kind }) => kind);
}

async function checksOf(db: Queries, userId: string): Promise<DeskRenter['checks']> {
  const rows = await db
    .selectFrom('document_requests')
    .select(({ exists, selectFrom }) => [
      'id',
      'status',
      'rejection',
      'created_at',
      exists(
        selectFrom('document_validations')
          .select('document_validations.id')
          .whereRef('document_request_id', '=', 'document_requests.id')
          .where('document_validations.status', '=', 'pending')
          .where('provider_status', 'in', ['completed', 'needs_review']),
      )
        .$castTo<boolean>()
        .as('is_in_review'),
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ id, status, rejection, created_at, is_in_review }) => ({
    id,
    status,
    isInReview: status === 'processing' && is_in_review,
    rejection,
    at: created_at.toISOString(),
  }));
}

const cardsOf = (db: Queries, userId: string): Promise<DeskRenter['cards']> =>
  db
    .selectFrom('payment_methods')
    .select(['id', 'brand', 'last4', 'exp_month as expMonth', 'exp_year as expYear', 'funding'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
