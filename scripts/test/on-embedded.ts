/**
 * The API tests that `npm test` also runs on the embedded database: those about the engine itself, jobs and
 * repetition, where the engines differ, and one journey through each resource. All of them run on PostgreSQL,
 * and on both by `npm run test:matrix`. Named without folders, so that a file may move.
 */
export const onEmbedded = [
  // The engine: the database itself, and the process that is killed on it.
  'server/db/**/*.api.test.ts',
  '**/kills.api.test.ts',
  '**/query-plans.api.test.ts',
  // Jobs, and the requests that they carry out.
  'server/jobs/**/*.api.test.ts',
  'server/sample-data/**/*.api.test.ts',
  'server/requests/**/*.api.test.ts',
  '**/sweep.api.test.ts',
  // Repetition.
  '**/idempotency.api.test.ts',
  '**/once.api.test.ts',
  // A journey through each resource.
  '**/accounts.api.test.ts',
  '**/life-of-booking.api.test.ts',
  '**/car-offers.api.test.ts',
  '**/catalogue.api.test.ts',
  '**/board.api.test.ts',
  '**/cities.api.test.ts',
  '**/desk-claims.api.test.ts',
  '**/company-limit.api.test.ts',
  '**/search-cars.api.test.ts',
  '**/desk.api.test.ts',
  '**/handovers.api.test.ts',
  '**/drive.api.test.ts',
  '**/verify-seals.api.test.ts',
  '**/documents.api.test.ts',
  '**/renters.api.test.ts',
  '**/mail.api.test.ts',
  '**/day-texts.api.test.ts',
  '**/booking-command.api.test.ts',
  '**/check-sellers.api.test.ts',
  '**/places.api.test.ts',
  '**/profile.api.test.ts',
  '**/payments.api.test.ts',
  '**/jobs.api.test.ts',
  '**/quotes.api.test.ts',
  '**/phone-bookings.api.test.ts',
  '**/repairs.api.test.ts',
  '**/reconcile.api.test.ts',
  '**/security-log.api.test.ts',
  '**/audit.api.test.ts',
  '**/settings.api.test.ts',
  '**/sim.api.test.ts',
  '**/pay-statement.api.test.ts',
  '**/add-card.api.test.ts',
  '**/webhooks.api.test.ts',
] as const;
