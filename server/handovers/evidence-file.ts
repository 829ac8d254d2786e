import { cardName } from '../../domain/card-brand.ts';
import { toCityTime } from '../../domain/city-time.ts';
import { formatDateTime } from '../../domain/format-city-time.ts';
import { formatMoney } from '../../domain/format-money.ts';
import { money } from '../../domain/money.ts';
import { serverWords } from '../../i18n/server-words.ts';
import { type Driver, driversOf } from '../bookings/drivers/drivers-of.ts';
import { disputesOf } from '../bookings/money/disputes.ts';
import { paymentsOf } from '../bookings/money/payments.ts';
import type { BookingRow } from '../bookings/record/booking-row.ts';
import { carName } from '../bookings/record/car-name.ts';
import { itemsOf } from '../bookings/record/items-of.ts';
import { requireCity } from '../catalogue/require-city.ts';
import type { Queries } from '../db/connect.ts';
import { toInstant } from '../db/instant.ts';
import type { Deps } from '../deps.ts';
import { emailText } from '../mail/email-text.ts';
import { mailOfBooking } from '../mail/mail-of-booking.ts';
import {
  emailOf,
  isReadable,
  type Template,
  type TemplateData,
} from '../mail/messages/templates.ts';
import { drawPaper } from '../paper/draw-paper.ts';
import type { Block } from '../paper/paper.ts';
import { doorBlocks } from './door-blocks.ts';
import { protocolOf } from './protocol-file.ts';

const t = serverWords.getFixedT('en', 'evidence');

/** A titled part of the file: facts by their names, or paragraphs. */
interface Section {
  readonly title: string;
  readonly rows?: readonly (readonly [name: string, value: string])[];
  readonly texts?: readonly string[];
}

/** What a bank is sent to decide a dispute: booking, consent, what happened, the emails, and both sealed handovers. */
export async function evidenceFile(
  { database, clock, storage, siteUrl }: Pick<Deps, 'database' | 'clock' | 'storage' | 'siteUrl'>,
  booking: BookingRow,
): Promise<Uint8Array<ArrayBuffer>> {
  const db = database.kysely;
  const city = await requireCity(db, booking.city_id);
  /** With the year: a bank reads it months later. */
  const at = (when: Date) => {
    const local = toCityTime(toInstant(when), city.time_zone);
    return `${formatDateTime(local)}, ${local.year}`;
  };
  const made = at(new Date(clock.now().epochMilliseconds));
  const sections = [
    ...(await disputeSections(db, booking, at)),
    await bookingSection(db, booking, at, clock.now()),
    await consentSection(db, booking, at),
    await timelineSection(db, booking, at),
    await paymentsSection(db, booking, at),
    await emailsSection(db, booking, at),
  ];
  const heading: Block[] = [
    { kind: 'heading', level: 1, text: t('title', { reference: booking.reference }) },
    { kind: 'text', lines: [t('made', { at: made, city: city.name })], isQuiet: true },
  ];
  const delivery = await protocolOf({ db, storage, siteUrl }, booking, 'deliver');
  const collection = await protocolOf({ db, storage, siteUrl }, booking, 'collect');
  return drawPaper({
    title: t('documentTitle', { reference: booking.reference }),
    sheets: [
      [
        ...heading,
        ...sections.flatMap(blocksOf),
        ...(await doorBlocks({ db, storage }, booking, at)),
      ],
      ...[delivery, collection].flatMap((protocol) => (protocol ? [protocol.sheet] : [])),
    ],
  });
}

function blocksOf({ title, rows = [], texts = [] }: Section): Block[] {
  return [
    { kind: 'heading', level: 2, text: title },
    {
      kind: 'table',
      columns: [{ share: 0.34 }, { share: 0.66 }],
      rows: rows.map((cells) => ({ cells })),
    },
    ...texts.map((text): Block => ({ kind: 'text', lines: text.split('\n') })),
  ];
}

type At = (when: Date) => string;

async function disputeSections(db: Queries, booking: BookingRow, at: At): Promise<Section[]> {
  const charges = await paymentsOf(db, booking.id);
  return (await disputesOf(db, booking.id)).map((dispute) => ({
    title: t('dispute.title'),
    rows: [
      [t('dispute.ref'), dispute.provider_ref],
      [
        t('dispute.charge'),
        charges.find(({ id }) => id === dispute.payment_id)?.provider_ref ?? '',
      ],
      [t('dispute.amount'), formatMoney(money(dispute.amount, dispute.currency))],
      [t('dispute.reason'), dispute.reason.replaceAll('_', ' ')],
      [t('dispute.opened'), at(dispute.opened_at)],
      ...(dispute.evidence_due_by
        ? [[t('dispute.due'), at(dispute.evidence_due_by)] as const]
        : []),
    ],
  }));
}

async function bookingSection(
  db: Queries,
  booking: BookingRow,
  at: At,
  now: Temporal.Instant,
): Promise<Section> {
  const user = await renterOf(db, booking);
  const card = await cardOf(db, booking);
  const isChecked = user.identity_verified && user.licence_verified;
  const documents = t(isChecked ? 'booking.documentsChecked' : 'booking.documentsUnchecked');
  const phone = [user.phone_code, user.phone_number].filter(Boolean).join(' ');
  const place = (when: Date, address: string) => t('booking.place', { at: at(when), address });
  const sum = (amount: number) => formatMoney(money(amount, booking.currency));
  return {
    title: t('booking.title'),
    rows: [
      [t('booking.customer'), user.name],
      [t('booking.email'), user.email],
      ...(phone ? [[t('booking.phone'), phone] as const] : []),
      [t('booking.documents'), documents],
      ...driverRows(await driversOf(db, booking, now)),
      [t('booking.car'), carName(booking)],
      [t('booking.delivery'), place(booking.starts_at, booking.delivery_name)],
      [t('booking.return'), place(booking.ends_at, booking.return_name)],
      ...(card
        ? [[t('booking.card'), t('booking.cardWords', { ...card, brand: cardName(card) })] as const]
        : []),
      ...(await itemsOf(db, booking.id)).map(
        ({ label, kind, amount }) => [label || kind, sum(amount)] as const,
      ),
      [t('booking.total'), sum(booking.total)],
    ],
  };
}

/** Everybody who was invited, and whether they may drive. */
const driverRows = (drivers: readonly Driver[]) =>
  drivers.map(({ name, email, state }) => {
    const who = name ?? email ?? t('booking.driverGone');
    const mayDrive = t(state === 'may-drive' ? 'booking.mayDrive' : 'booking.mayNotDrive');
    return [t('booking.driver'), t('booking.driverWords', { who, mayDrive })] as const;
  });

/** Only what we know of that moment: the price may have changed with the booking since. */
async function consentSection(db: Queries, booking: BookingRow, at: At): Promise<Section> {
  const { email } = await renterOf(db, booking);
  const card = await cardOf(db, booking);
  const quote = await db
    .selectFrom('quotes')
    .select(['total', 'currency'])
    .where('id', '=', booking.quote_id)
    .executeTakeFirst();
  const press = { at: at(booking.created_at), email };
  return {
    title: t('consent.title'),
    texts: [
      quote
        ? t('consent.press', { ...press, total: formatMoney(money(quote.total, quote.currency)) })
        : t('consent.pressAlone', press),
      t('consent.cancellation'),
      ...(card
        ? [t(card.wallet ? 'consent.wallet' : 'consent.card', { at: at(card.created_at) })]
        : []),
    ],
  };
}

/** Only what happened to the booking; what support noted for itself is nobody else's. */
async function timelineSection(db: Queries, booking: BookingRow, at: At): Promise<Section> {
  const history = await db
    .selectFrom('booking_history')
    .select(['at', 'from_status', 'to_status'])
    .where('booking_id', '=', booking.id)
    .orderBy('id')
    .execute();
  return {
    title: t('timeline.title'),
    rows: history
      .filter(({ from_status, to_status }) => from_status !== to_status)
      .map((entry) => [at(entry.at), t(`timeline.steps.${entry.to_status}`)]),
  };
}

async function paymentsSection(db: Queries, booking: BookingRow, at: At): Promise<Section> {
  const payments = (await paymentsOf(db, booking.id)).filter(({ status }) => status !== 'pending');
  return {
    title: t('payments.title'),
    rows: payments.map(({ kind, status, amount, currency, created_at, provider_ref }) => {
      const word = t(`payments.kinds.${kind}`);
      const what = status === 'failed' ? t('payments.failed', { kind: word }) : word;
      const said = [what, formatMoney(money(amount, currency)), provider_ref];
      return [at(created_at), said.filter(Boolean).join(', ')];
    }),
  };
}

async function emailsSection(db: Queries, booking: BookingRow, at: At): Promise<Section> {
  const mails = await mailOfBooking(db, booking.id);
  const texts = mails.flatMap(({ template, data, recipient, user_id, sent_at }) => {
    // What those were sent who also drive is theirs.
    if (user_id !== booking.user_id || !isReadable(template) || !sent_at) return [];
    const email = emailOf(template, data as TemplateData<Template>);
    return [t('emails.sent', { at: at(sent_at), recipient }), email.subject, emailText(email)];
  });
  return { title: t('emails.title'), texts: texts.length > 0 ? texts : [t('emails.none')] };
}

const renterOf = (db: Queries, { user_id }: BookingRow) =>
  db
    .selectFrom('users')
    .select([
      'name',
      'email',
      'phone_code',
      'phone_number',
      'identity_verified',
      'licence_verified',
    ])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();

const cardOf = (db: Queries, { payment_method_id }: BookingRow) =>
  db
    .selectFrom('payment_methods')
    .select(['brand', 'last4', 'wallet', 'created_at'])
    .where('id', '=', payment_method_id)
    .executeTakeFirst();
