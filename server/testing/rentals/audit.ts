import type { Database } from '../../db/connect.ts';
import type { PaymentProvider } from '../../providers/payments/port.ts';

/** Plain SQL on purpose: what is to be proved must not be checked by its own code. */
const questions: Readonly<Record<string, string>> = {
  'two occupancies of one car overlap': `
    SELECT a.id::text AS what FROM occupancies a JOIN occupancies b
      ON a.car_id = b.car_id AND a.id < b.id AND a.during && b.during`,
  'a booking that came to nothing keeps its car': `
    SELECT b.reference AS what FROM crowd_bookings b JOIN occupancies o ON o.booking_id = b.id
    WHERE b.status IN (SELECT status FROM void)`,
  'the time of a change or a checkout is kept and nobody wants it': `
    SELECT o.id::text AS what FROM occupancies o
    LEFT JOIN requests r ON r.id = o.change_request_id LEFT JOIN holds h ON h.id = o.hold_id
    LEFT JOIN car_offers f ON f.id = o.offer_id
    WHERE (o.kind = 'change' AND r.status <> 'pending')
      OR (o.kind = 'offer' AND f.answered_at IS NOT NULL)
      OR (o.kind = 'hold' AND h.released_at IS NOT NULL)`,
  'a request has no outcome': `
    SELECT r.kind || ' ' || r.id AS what FROM requests r JOIN crowd ON crowd.id = r.user_id
    WHERE r.status = 'pending'`,
  'a booking is still being agreed': `
    SELECT reference AS what FROM crowd_bookings WHERE status = 'pending'`,
  'a request was answered otherwise than its booking went': `
    SELECT r.id || ' ' || r.status || ' ' || b.status AS what
    FROM requests r JOIN crowd_bookings b ON b.id = r.booking_id WHERE r.kind = 'booking' AND (
      (r.status = 'accepted' AND b.status IN ('pending', 'payment-failed'))
      OR (r.status = 'failure' AND b.status NOT IN (SELECT status FROM void)))`,
  'money is on its way': `
    SELECT p.kind || ' ' || p.id AS what FROM payments p
    JOIN crowd_bookings b ON b.id = p.booking_id WHERE p.status = 'pending'`,
  'a living booking is not paid its exact price': `
    SELECT reference || ' ' || paid || ' of ' || price AS what FROM crowd_money
    WHERE status NOT IN (SELECT status FROM void) AND paid <> price`,
  'a booking that came to nothing kept money': `
    SELECT reference || ' ' || paid AS what FROM crowd_money
    WHERE status IN ('payment-failed', 'security-deposit-failed', 'cancelled')
      AND paid - at_bank <> 0`,
  'a cancelled booking kept something else than its fees': `
    SELECT reference || ' ' || paid AS what FROM crowd_money
    WHERE status = 'cancelled-by-user' AND CASE at_bank
      WHEN 0 THEN paid - change_fees NOT IN (0, 250000, 500000)
      ELSE paid - at_bank > change_fees + 500000 END`,
  'a cancellation gave something else than it promised': `
    SELECT b.reference AS what FROM crowd_bookings b
    JOIN requests r ON r.booking_id = b.id AND r.kind = 'cancellation'
    JOIN crowd_money m ON m.reference = b.reference AND m.at_bank = 0
    WHERE b.status = 'cancelled-by-user' AND (
      (r.payload->'promised'->'toCard'->>'amount')::bigint <> (
        SELECT coalesce(sum(amount), 0) FROM payments p WHERE p.booking_id = b.id
          AND p.kind = 'refund' AND p.status = 'succeeded' AND p.reason = 'user-cancel')
        + (SELECT coalesce(sum(amount), 0) FROM credit_entries e WHERE e.booking_id = b.id
          AND e.reason = 'user-cancel' AND e.instead_of IS NOT NULL)
      OR (r.payload->'promised'->'toCredit'->>'amount')::bigint <> (
        SELECT coalesce(sum(amount), 0) FROM credit_entries e WHERE e.booking_id = b.id
          AND e.reason = 'user-cancel' AND e.instead_of IS NULL))`,
  'a charge was given back more than once': `
    SELECT c.id::text AS what FROM payments c JOIN payments r ON r.parent_id = c.id
    WHERE c.kind = 'charge' AND r.kind = 'refund' AND r.status <> 'failed'
    GROUP BY c.id HAVING sum(r.amount) > c.amount`,
  'a refund was refused for good and nobody made up for it': `
    SELECT b.reference || ' ' || p.id AS what FROM payments p
    JOIN crowd_bookings b ON b.id = p.booking_id
    WHERE p.kind = 'refund' AND p.status = 'failed' AND NOT EXISTS (
      SELECT FROM payments q WHERE q.booking_id = b.id AND q.kind = 'refund' AND q.status <> 'failed'
        AND coalesce(q.attempt_of, q.id) = coalesce(p.attempt_of, p.id))
      AND NOT EXISTS (SELECT FROM credit_entries e WHERE e.instead_of = coalesce(p.attempt_of, p.id))
      AND NOT EXISTS (SELECT FROM booking_history h WHERE h.booking_id = b.id
        AND h.to_status = b.status AND h.from_status <> h.to_status
        AND b.status IN (SELECT status FROM void) AND h.at > p.updated_at)`,
  'a deposit is held that should not be, or not held that should': `
    SELECT b.reference || ' ' || b.status || ' ' || held AS what FROM (
      SELECT b.reference, b.status, (SELECT count(*) FROM payments h WHERE h.booking_id = b.id
        AND h.kind = 'deposit-hold' AND h.status = 'succeeded' AND NOT EXISTS (
          SELECT FROM payments r WHERE r.parent_id = h.id AND r.status = 'succeeded')) AS held,
        -- Its bank has ended it, and wants to see the renter before it grants another.
        EXISTS (SELECT FROM payments r WHERE r.booking_id = b.id AND r.reason = 'lapsed' AND r.parent_id =
          (SELECT h.id FROM payments h WHERE h.booking_id = b.id AND h.kind = 'deposit-hold'
            AND h.status = 'succeeded' ORDER BY h.created_at DESC LIMIT 1)) AS has_lapsed,
        EXISTS (SELECT FROM payments c WHERE c.booking_id = b.id AND c.kind = 'deposit-capture'
          AND c.status = 'succeeded') AS was_taken
      FROM crowd_bookings b) b
    WHERE held <> CASE WHEN status IN ('booked', 'active', 'completed') AND NOT has_lapsed AND NOT was_taken
      THEN 1 ELSE 0 END`,
  'the history skips a step or takes one that does not exist': `
    SELECT b.reference || ' ' || coalesce(h.before, '-') || ' ' || coalesce(h.from_status, '-') ||
      ' ' || h.to_status AS what
    FROM crowd_bookings b JOIN (SELECT *, lag(to_status) OVER (PARTITION BY booking_id ORDER BY id)
      AS before FROM booking_history) h ON h.booking_id = b.id
    WHERE h.from_status IS DISTINCT FROM h.before OR (h.from_status <> h.to_status AND NOT EXISTS (
      SELECT FROM booking_transitions t
      WHERE t.from_status = h.from_status AND t.to_status = h.to_status))`,
  'the history does not end where the booking stands': `
    SELECT b.reference AS what FROM crowd_bookings b WHERE b.status <> (
      SELECT to_status FROM booking_history h WHERE h.booking_id = b.id ORDER BY id DESC LIMIT 1)`,
  'more credit was spent than there was': `
    SELECT user_id::text AS what FROM credit_entries GROUP BY user_id, currency
    HAVING sum(amount) < 0`,
  'a number of an invoice or credit note is missing': `
    SELECT series || ' ' || year || ' ' || kind || ' ' || count(*) || ' of ' || max(ordinal) AS what
    FROM invoices GROUP BY series, year, kind
    HAVING count(*) <> max(ordinal) OR min(ordinal) <> 1
      OR max(ordinal) <> (SELECT last FROM invoice_counters c WHERE c.series = invoices.series
        AND c.year = invoices.year AND c.kind = invoices.kind)`,
  'invoices less credit notes are not what was paid': `
    SELECT reference || ' ' || invoiced || ' of ' || paid AS what FROM (
      SELECT m.*, coalesce((SELECT sum(CASE i.kind WHEN 'invoice' THEN i.total ELSE -i.total END)
        FROM invoices i JOIN bookings b ON b.id = i.booking_id
        WHERE b.reference = m.reference AND i.snapshot->>'cause' <> 'claim'), 0) AS invoiced FROM crowd_money m) m
    WHERE invoiced <> paid`,
  'something happened to a booking and no email was written': `
    SELECT event AS what FROM crowd_events EXCEPT SELECT event_key FROM outgoing_mail`,
  'an email was written about what did not happen': `
    SELECT m.event_key AS what FROM outgoing_mail m JOIN crowd ON crowd.id = m.user_id
    WHERE m.template IN ('booking-booked', 'booking-changed', 'another-car', 'car-offer', 'change-not-made',
      'booking-cancelled', 'payment-failed', 'handover-sealed', 'claim-made')
    EXCEPT SELECT event FROM crowd_events`,
};

/** Where nobody has changed the turnaround since the first booking. */
const questionsOfTurnaround: Readonly<Record<string, string>> = {
  'a living booking does not have exactly its own time, with the turnaround': `
    SELECT b.reference AS what FROM crowd_bookings b JOIN cities c ON c.id = b.city_id
    WHERE b.status NOT IN (SELECT status FROM void) AND NOT EXISTS (
      SELECT FROM occupancies o WHERE o.booking_id = b.id AND o.car_id = b.car_id
        AND lower(o.during) = b.starts_at
        AND upper(o.during) = b.ends_at + c.turnaround_minutes * interval '1 minute')`,
};

/** Where somebody carries the emails: each event's exactly once, as its recipient sees it. */
const questionsOfEmails: Readonly<Record<string, string>> = {
  'an email was not sent': `
    SELECT m.event_key || ' ' || m.status AS what FROM outgoing_mail m
    JOIN users u ON u.id = m.user_id
    WHERE u.email LIKE '%@crowd.example' AND m.status <> 'sent'`,
  'an email did not arrive exactly once': `
    SELECT m.event_key AS what FROM outgoing_mail m JOIN users u ON u.id = m.user_id
    LEFT JOIN simulator.sent_mail s ON s.id = m.id::text
    WHERE u.email LIKE '%@crowd.example' AND m.status = 'sent'
    GROUP BY m.event_key HAVING count(s.id) <> 1`,
  'an email arrived that nobody wrote': `
    SELECT s.id || ' ' || s.subject AS what FROM simulator.sent_mail s
    WHERE s.recipient LIKE '%@crowd.example'
      AND s.id NOT IN (SELECT id::text FROM outgoing_mail)`,
};

const views = `
  WITH void (status) AS (VALUES ('cancelled'), ('cancelled-by-user'),
    ('security-deposit-failed'), ('payment-failed')),
  crowd AS (SELECT id FROM users WHERE creation_source = 'crowd'),
  crowd_bookings AS (SELECT b.* FROM bookings b JOIN crowd ON crowd.id = b.user_id),
  crowd_events (event) AS (
    SELECT 'booking-booked:' || h.booking_id FROM booking_history h
      JOIN crowd_bookings b ON b.id = h.booking_id
      WHERE h.from_status = 'pending' AND h.to_status IN ('booked', 'security-deposit-pending')
    UNION SELECT 'payment-failed:' || id FROM crowd_bookings WHERE status = 'payment-failed'
    UNION SELECT 'payment-failed:' || p.booking_id || ':' || p.parent_id FROM payments p
      JOIN crowd_bookings b ON b.id = p.booking_id
      WHERE p.kind = 'refund' AND p.reason = 'late-payment' AND b.status = 'payment-failed'
    UNION SELECT 'booking-cancelled:' || r.booking_id FROM requests r
      JOIN crowd ON crowd.id = r.user_id WHERE r.kind = 'cancellation'
    UNION SELECT 'booking-changed:' || r.booking_id || ':' || r.id FROM requests r
      JOIN crowd ON crowd.id = r.user_id WHERE r.kind = 'modification' AND r.status = 'accepted'
    UNION SELECT 'another-car:' || r.booking_id || ':' || r.id FROM replaced_cars r
      JOIN crowd_bookings b ON b.id = r.booking_id
    UNION SELECT 'car-offer:' || f.booking_id || ':' || f.id FROM car_offers f
      JOIN crowd_bookings b ON b.id = f.booking_id
    UNION SELECT 'claim-made:' || c.booking_id || ':' || c.id FROM claims c
      JOIN crowd_bookings b ON b.id = c.booking_id
    UNION SELECT 'handover-sealed:' || s.booking_id || ':' || s.kind FROM seals s
      JOIN crowd_bookings b ON b.id = s.booking_id
    UNION SELECT 'change-not-made:' || r.booking_id || ':' || r.id FROM requests r
      JOIN crowd ON crowd.id = r.user_id
      WHERE r.kind = 'modification' AND r.error_code IN ('change_not_made', 'change_not_paid')),
  crowd_money AS (SELECT b.reference, b.status,
    b.total - coalesce((SELECT sum(amount) FROM booking_items i
      WHERE i.booking_id = b.id AND i.kind = 'credit'), 0) AS price,
    coalesce((SELECT sum(amount) FROM booking_items i
      WHERE i.booking_id = b.id AND i.kind = 'change-fee'), 0) AS change_fees,
    coalesce((SELECT sum(CASE kind WHEN 'charge' THEN amount WHEN 'refund' THEN -amount ELSE 0 END)
      FROM payments p WHERE p.booking_id = b.id AND p.status = 'succeeded' AND p.claim_id IS NULL), 0)
    - coalesce((SELECT sum(amount) FROM credit_entries e
      WHERE e.booking_id = b.id AND e.claim_id IS NULL), 0) AS paid,
    coalesce((SELECT sum(CASE kind WHEN 'dispute' THEN amount WHEN 'dispute-reversal' THEN -amount ELSE 0 END)
      FROM payments p WHERE p.booking_id = b.id AND p.status = 'succeeded' AND p.claim_id IS NULL), 0) AS at_bank
    FROM crowd_bookings b)`;

/** Everything that is wrong with the crowd's bookings and money, in words; nothing when all is well. */
export async function audit(
  { pool }: Pick<Database, 'pool'>,
  provider: Pick<PaymentProvider, 'accounts'>,
  { areEmailsSent = false, isTurnaroundFixed = true } = {},
): Promise<string[]> {
  const wrong: string[] = [];
  const all = {
    ...questions,
    ...(isTurnaroundFixed ? questionsOfTurnaround : {}),
    ...(areEmailsSent ? questionsOfEmails : {}),
  };
  for (const [sentence, sql] of Object.entries(all)) {
    const { rows } = await pool.query<{ what: string }>(`${views} ${sql}`);
    wrong.push(...rows.map(({ what }) => `${sentence}: ${what}`));
  }
  return [...wrong, ...(await compareBooks(pool, provider))];
}

/** Our ledger against the provider's own record, both as lists of payments. */
async function compareBooks(
  pool: Database['pool'],
  { accounts }: Pick<PaymentProvider, 'accounts'>,
): Promise<string[]> {
  const { rows } = await pool.query<{ payment: string }>(`
    SELECT kind || ' ' || provider_ref || ' ' || ceil(amount / 100.0) AS payment FROM payments
    WHERE status = 'succeeded' AND NOT sample`);
  const words = {
    charge: 'charge',
    refund: 'refund',
    hold: 'deposit-hold',
    release: 'deposit-release',
    capture: 'deposit-capture',
    dispute: 'dispute',
    'dispute-reversal': 'dispute-reversal',
  } as const;
  const since = Temporal.Instant.fromEpochMilliseconds(0);
  const listed = accounts.map(({ listPayments }) => Array.fromAsync(listPayments(since)));
  const payments = (await Promise.all(listed))
    .flat()
    .filter(({ ref }) => !ref.startsWith('sample_'));
  const held = new Set(payments.filter(({ kind }) => kind === 'hold').map(({ ref }) => ref));
  const theirs = payments
    .filter(({ kind, ref }) => kind !== 'release' || held.has(ref))
    .map(({ kind, ref, cents }) => `${words[kind]} ${ref} ${cents}`);
  const ours = rows.map(({ payment }) => payment);
  return [
    ...missing(theirs, ours).map((payment) => `the provider moved what we do not know: ${payment}`),
    ...missing(ours, theirs).map((payment) => `the provider does not know: ${payment}`),
  ];
}

/** What stands in the first list more often than in the second. */
function missing(first: readonly string[], second: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const one of second) left.set(one, (left.get(one) ?? 0) + 1);
  return first.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  });
}
