import type { Insertable } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { Random } from './random.ts';

const password = 'handover-sample';

/** The accounts one can sign in with; the start-up message and the browser tests list them. */
export const sampleAccounts = [
  {
    key: 'renter',
    email: 'renter@handover.example',
    password,
    description: 'verified renter with a card, bookings and credit',
  },
  {
    key: 'new',
    email: 'new@handover.example',
    password,
    description: 'just signed up: email, licence and identity not verified',
  },
  {
    key: 'business',
    email: 'business@handover.example',
    password,
    description: 'verified renter who books for a company and administers it',
  },
  {
    key: 'admin',
    email: 'admin@handover.example',
    password,
    description: 'administrator, refused at sign-in as specified',
  },
] as const;

export type AccountKey = (typeof sampleAccounts)[number]['key'];
export type PasswordHashes = Readonly<Record<AccountKey, string>>;

export type SampleUser = {
  readonly row: Insertable<Tables['users']> & { readonly id: string };
  readonly customer: Insertable<Tables['payment_customers']> | null;
  readonly card: (Insertable<Tables['payment_methods']> & { readonly id: string }) | null;
  readonly companyId: string | null;
};

export type SamplePeople = {
  readonly companies: readonly (Insertable<Tables['companies']> & { readonly id: string })[];
  readonly accounts: Readonly<Record<AccountKey, SampleUser>>;
  /** Renters nobody can sign in as: they own the bookings that fill the calendars. */
  readonly drivers: readonly SampleUser[];
};

const driverCount = 30;
/** Young enough for New York's fee. */
const youngDriverAge = 22;

type Card = Pick<Insertable<Tables['payment_methods']>, 'brand' | 'last4' | 'funding'>;
const visa: Card = { brand: 'visa', last4: '4242', funding: 'credit' };
const cards: readonly Card[] = [
  visa,
  { brand: 'visa', last4: '5556', funding: 'debit' },
  { brand: 'mastercard', last4: '4444', funding: 'credit' },
  { brand: 'amex', last4: '8431', funding: 'credit' },
];

export function samplePeople(now: Temporal.Instant, random: Random): SamplePeople {
  const companies = companiesOf(now, random);
  const verified = { email_verified: true, licence_verified: true, identity_verified: true };
  const account = (key: AccountKey, changes: Partial<Insertable<Tables['users']>>, card?: Card) =>
    userOf({ key, name: `Sample ${nameOf[key]}`, joinedDaysAgo: 200, card }, changes, now, random);

  const accounts = {
    renter: account('renter', { ...verified, ...detailsOf('1990-04-12') }, visa),
    new: userOf(
      { key: 'new', name: 'Sample Newcomer', joinedDaysAgo: 0, card: undefined },
      {},
      now,
      random,
    ),
    business: account(
      'business',
      {
        ...verified,
        ...detailsOf('1984-09-30'),
        company_id: companies[0]?.id ?? null,
        company_admin: true,
      },
      cards[2],
    ),
    admin: account('admin', { email_verified: true, admin: true }),
  };
  const drivers = Array.from({ length: driverCount }, (_, index) => {
    const number = String(index + 1).padStart(2, '0');
    const age = index === 0 ? youngDriverAge : random.integer(26, 68);
    const today = now.toZonedDateTimeISO('UTC').toPlainDate();
    const birthdate = today.subtract({ years: age, days: random.integer(200, 300) });
    const person = {
      key: `driver-${number}`,
      name: `Sample Driver ${number}`,
      joinedDaysAgo: random.integer(220, 400),
      card: random.pick(cards),
    };
    const company = index < 4 ? companies[index % companies.length] : undefined;
    const changes = { ...verified, ...detailsOf(birthdate.toString()) };
    return userOf(person, { ...changes, company_id: company?.id ?? null }, now, random);
  });
  return { companies, accounts, drivers };
}

const nameOf: Readonly<Record<AccountKey, string>> = {
  renter: 'Renter',
  new: 'Newcomer',
  business: 'Business Renter',
  admin: 'Administrator',
};

/** Numbers of the range that is kept free for stories, and an address that is none. */
function detailsOf(birthdate: string) {
  return {
    birthdate,
    phone_code: '+1',
    phone_country: 'US',
    phone_number: '2125550142',
    address: '1 Sample Street, 10001 Sampletown',
    tax_number: '999999990',
  };
}

function companiesOf(now: Temporal.Instant, random: Random): SamplePeople['companies'] {
  const created_at = daysBefore(now, 300);
  return [
    {
      id: random.uuid(),
      name: 'Sample Trading, Lda.',
      address: 'Avenida da Liberdade 110, 1269-046 Lisboa',
      vat: 'PT999999990',
      billing_email: 'billing@trading.handover.example',
      created_at,
    },
    {
      id: random.uuid(),
      name: 'Sample Industries, Inc.',
      address: '350 5th Avenue, New York, NY 10118',
      vat: 'US 00-0000000',
      billing_email: 'billing@industries.handover.example',
      created_at,
    },
  ];
}

type Person = {
  readonly key: string;
  readonly name: string;
  readonly joinedDaysAgo: number;
  readonly card: Card | undefined;
};

function userOf(
  person: Person,
  changes: Partial<Insertable<Tables['users']>>,
  now: Temporal.Instant,
  random: Random,
): SampleUser {
  const id = random.uuid();
  const joined = daysBefore(now, person.joinedDaysAgo);
  const today = now.toZonedDateTimeISO('UTC');
  return {
    companyId: changes.company_id ?? null,
    row: {
      name: person.name,
      email: `${person.key}@handover.example`,
      email_verified: false,
      image: null,
      admin: false,
      disabled: false,
      phone_code: null,
      phone_country: null,
      phone_number: null,
      birthdate: null,
      address: null,
      tax_number: null,
      company_id: null,
      company_admin: false,
      licence_verified: false,
      identity_verified: false,
      creation_source: 'sample',
      created_at: joined,
      updated_at: joined,
      ...changes,
      id,
    },
    customer: person.card
      ? { user_id: id, account: 'main', ref: `cus_sample_${person.key}` }
      : null,
    card: person.card
      ? {
          id: random.uuid(),
          user_id: id,
          provider_ref: `pm_sample_${person.key}`,
          ...person.card,
          exp_month: random.integer(1, 12),
          exp_year: today.year + random.integer(2, 4),
          created_at: joined,
          removed_at: null,
        }
      : null,
  };
}

function daysBefore(now: Temporal.Instant, days: number): Date {
  return new Date(now.subtract({ hours: 24 * days }).epochMilliseconds);
}
