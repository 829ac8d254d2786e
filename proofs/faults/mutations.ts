export interface Mutation {
  /** What is taken away. */
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The arguments of the test run that must notice. */
  readonly proof: readonly string[];
}

const onPostgres = '--project=api-postgres';
const races = [onPostgres, 'server/bookings/whole-system/races.api.test.ts'];
const once = [onPostgres, 'server/bookings/whole-system/once.api.test.ts'];
const late = [onPostgres, 'server/bookings/money/late-answers.api.test.ts'];
const approval = [onPostgres, 'server/bookings/money/deposit-approval.api.test.ts'];
const unheard = [onPostgres, 'server/bookings/money/hold-unheard.api.test.ts'];
const holds = [onPostgres, 'server/bookings/create/holds.api.test.ts'];
const away = [onPostgres, 'server/bookings/money/provider-away.api.test.ts'];
const lost = [onPostgres, 'server/db/lost-connections.postgres.api.test.ts'];
const without = [onPostgres, 'server/http/database-away.postgres.api.test.ts'];
const storm = [onPostgres, 'server/bookings/whole-system/storm.postgres.api.test.ts'];
const unit = (file: string) => ['--project=unit', file];

export const mutations: readonly Mutation[] = [
  {
    name: 'the constraint that keeps occupancies of a car apart',
    file: 'server/db/migrations/0003_rental.sql',
    from: 'CONSTRAINT never_double_booked EXCLUDE USING gist (asset_id WITH =, during WITH &&)',
    to: 'CONSTRAINT never_double_booked CHECK (true)',
    proof: races,
  },
  {
    name: 'the Idempotency-Key of a write',
    file: 'server/http/idempotency.ts',
    from: 'key: checkedKey(key),',
    to: 'key: checkedKey(key) + Math.random(),',
    proof: once,
  },
  {
    name: 'one booking per quote',
    file: 'server/bookings/create/create-booking.ts',
    from: 'if (same) return findRequest(tx, same.id, userId);',
    to: '',
    proof: once,
  },
  {
    name: 'a renter’s bookings wait for each other',
    file: 'server/bookings/record/one-at-a-time.ts',
    from: '    .forNoKeyUpdate()\n',
    to: '',
    proof: once,
  },
  {
    name: 'a write ended by a deadlock is made again',
    file: 'server/http/idempotency.ts',
    from: 'attempt === MOST_ATTEMPTS',
    to: 'attempt > 0',
    proof: races,
  },
  {
    name: 'the signature of a webhook',
    file: 'server/providers/payments/stripe.ts',
    from: '.catch(() => {',
    to: '.catch(() => JSON.parse(body)).catch(() => {',
    proof: races,
  },
  {
    name: 'the provider’s key of a charge',
    file: 'server/providers/payments/stripe.ts',
    from: "expand: ['latest_charge'],\n            },\n            { idempotencyKey: key }",
    to: "expand: ['latest_charge'],\n            },\n            { idempotencyKey: key + Math.random() }",
    proof: late,
  },
  {
    name: 'the lock of a booking',
    file: 'server/bookings/record/booking-row.ts',
    from: ".where('id', '=', bookingId).forUpdate()",
    to: ".where('id', '=', bookingId)",
    proof: races,
  },
  {
    name: 'the short lease of a job',
    file: 'server/jobs/queues.ts',
    from: 'expireInSeconds: 10,',
    to: 'expireInSeconds: 900,',
    proof: [onPostgres, 'server/requests/restart.api.test.ts'],
  },
  {
    name: 'a lent connection may break without ending the process',
    file: 'server/db/open-postgres.ts',
    from: "client.on('error', () => {});",
    to: '',
    proof: lost,
  },
  {
    name: 'listening is taken up again after a break',
    file: 'server/db/notification-hub.ts',
    from: 'client = null;\n    scheduleReconnect();',
    to: 'client = null;',
    proof: lost,
  },
  {
    name: 'a connection that fell silent is given up',
    file: 'server/db/silent-connection.ts',
    from: 'socket.setTimeout(silenceMs,',
    to: 'socket.setTimeout(0,',
    proof: lost,
  },
  {
    name: 'a node whose start fails gives its connections back',
    file: 'server/jobs/jobs.ts',
    from: 'client.release(true);',
    to: '',
    proof: lost,
  },
  {
    name: 'a database that is away is no internal error',
    file: 'server/http/answer-error.ts',
    from: 'if (isDatabaseAway(error)) {',
    to: 'if (Math.random() > 1) {',
    proof: without,
  },
  {
    name: 'nobody is told to be signed out who is not',
    file: 'server/accounts/mount-auth.ts',
    from: '  await path.before?.(call);\n',
    to: '',
    proof: without,
  },
  {
    name: 'a node goes by the database’s clock and not by its own',
    file: 'server/clock.ts',
    from: 'if (Math.abs(measuredMs - behindMs) > unsureMs) behindMs = measuredMs;',
    to: '',
    proof: [onPostgres, 'server/clock.postgres.api.test.ts'],
  },
  {
    name: 'the signature of a webhook, in the storm',
    file: 'server/providers/payments/stripe.ts',
    from: '.catch(() => {',
    to: '.catch(() => JSON.parse(body)).catch(() => {',
    proof: storm,
  },
  {
    name: 'finding out what was under way when a booking ended',
    file: 'server/bookings/create/finish-attempts.ts',
    from: 'if (!isLeftToUs(payment, status)) continue;',
    to: 'continue;',
    proof: late,
  },
  {
    name: 'ending a refused payment at the provider',
    file: 'server/wallet/card-payments.ts',
    from: "if (outcome.status === 'failed') await account.release",
    to: 'if (Math.random() > 1) await account.release',
    proof: late,
  },
  {
    name: 'asking again under the lock whether a deposit is wanted',
    file: 'server/bookings/money/authorise-deposit.ts',
    from: 'if (!isFirst && !(await isStillDue(tx, booking, holdingSteps, now))) return null;',
    to: '',
    proof: late,
  },
  {
    name: 'only the first to hear of a late payment gives it back',
    file: 'server/bookings/create/carry-out-booking.ts',
    from: 'if (isNews) await',
    to: 'await',
    proof: late,
  },
  {
    name: 'an unanswered change is taken up again',
    file: 'server/bookings/life/sweep.ts',
    from: "eb('kind', 'in', ['modification', 'deposit', 'claim', 'statementPayment'])",
    to: "eb('kind', 'in', ['nothing'])",
    proof: late,
  },
  {
    name: 'whoever is at their bank is not overtaken by the clock',
    file: 'domain/booking-steps.ts',
    from: 'until ? later(until, at) : at;',
    to: 'until ? at : at;',
    proof: approval,
  },
  {
    name: 'another card ends what was to be approved on the one before',
    file: 'server/bookings/change/change-card.ts',
    from: '  await dropOpenApproval(tx, clock, booking);\n',
    to: '',
    proof: approval,
  },
  {
    name: 'a charge for a claim that nobody heard of is found out',
    file: 'domain/charges/claim-steps.ts',
    from: 'if (!isOwedByCard(claim)) return certainAt;',
    to: 'if (!isOwedByCard(claim)) return undefined;',
    proof: [onPostgres, 'server/bookings/claims/claims-trouble.api.test.ts'],
  },
  {
    name: 'a booking is not changed while it is being paid',
    file: 'server/bookings/change/create-modification.ts',
    from: '  requirePaid(booking);\n',
    to: '',
    proof: late,
  },
  {
    name: 'the time that a change adds is reserved while it is paid',
    file: 'server/bookings/change/create-modification.ts',
    from: '  await keepAddedTime(tx, booking, priced, request.id);\n',
    to: '',
    proof: races,
  },
  {
    name: 'an old attempt is looked for before it is sent again',
    file: 'server/bookings/money/ask-provider.ts',
    from: 'return Temporal.Instant.compare(known, now) <= 0;',
    to: 'return false;',
    proof: away,
  },
  {
    name: 'a provider that is away delays only what needs it',
    file: 'server/bookings/life/advance-booking.ts',
    from: '.catch((e) => troubles.push(e))',
    to: '',
    proof: away,
  },
  {
    name: 'a refund that was taken is read again',
    file: 'server/bookings/money/read-refunds-again.ts',
    from: "if (outcome.status === 'failed') return takeUpFailedRefund(work, payment, outcome);",
    to: '',
    proof: [onPostgres, 'server/bookings/money/failed-refunds.api.test.ts'],
  },
  {
    name: 'the database’s guard of transitions',
    file: 'server/db/migrations/0010_life_of_bookings.sql',
    from: 'RAISE EXCEPTION',
    to: 'RAISE NOTICE',
    proof: [onPostgres, 'server/bookings/life/transitions.api.test.ts'],
  },
  {
    name: 'a hold that was never answered for is ended, and asked for under another key',
    file: 'server/bookings/money/authorise-deposit.ts',
    from: 'isLeft(attempt) || isUnheard(attempt, work.clock.now())',
    to: 'isLeft(attempt)',
    proof: unheard,
  },
  {
    name: 'a charge that lands after it was written off is written down',
    file: 'server/bookings/money/payments.ts',
    from: "or([eb('status', '=', 'pending'), eb('failure_code', '=', UNMADE)])",
    to: "eb('status', '=', 'pending')",
    proof: late,
  },
  {
    name: 'what a renter holds is left out in the same statement',
    file: 'server/catalogue/car-queries.ts',
    from: "return or([eb('hold_id', 'is', null), eb('hold_id', 'not in', own)]);",
    to: 'return lit(true);',
    proof: holds,
  },
  {
    name: 'rounding up to cents',
    file: 'domain/money.ts',
    from: "return roundToCents(a, 'up');",
    to: "return roundToCents(a, 'down');",
    proof: unit('domain/price-oracle.test.ts'),
  },
  {
    name: 'the fee of a late change stays paid',
    file: 'domain/policies/cancellation.ts',
    from: 'smaller(changeFees, paidByCard)',
    to: 'smaller(zero(changeFees.currency), paidByCard)',
    proof: unit('domain/cancellation-promise.property.test.ts'),
  },
  {
    name: 'the late fees on the timeline of a cancellation',
    file: 'domain/policies/cancellation.ts',
    from: '    ...changePolicy.lateFees.map(({ withinHours }) => withinHours),\n',
    to: '',
    proof: unit('domain/cancellation-promise.property.test.ts'),
  },
  {
    name: 'credit given back counts as given',
    file: 'domain/paid.ts',
    from: 'const fromCredit = smaller(ledger.creditGiven, ledger.creditUsed);',
    to: 'const fromCredit = zero(ledger.charged.currency);',
    proof: unit('domain/rental-model.property.test.ts'),
  },
  {
    name: 'a pending booking is given up for nothing',
    file: 'domain/policies/cancellation.ts',
    from: "facts.status === 'pending' || ",
    to: '',
    proof: unit('domain/rental-model.property.test.ts'),
  },
];
