import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { StatementList } from '../../contract/statements.ts';
import { companyBalance } from '../companies/company-balance.ts';
import { runCommand } from '../operator/run-command.ts';
import { findLeftovers } from '../reconciliation/find-leftovers.ts';
import { openCompany, writeInvoice } from '../testing/rentals/company.ts';
import { openRental, type Rental } from '../testing/rentals/rental.ts';
import { withRental } from '../testing/rentals/with-rental.ts';
import { makeStatements } from './make-statements.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});
let business: Rental;
beforeAll(async () => {
  business = await openRental(rental.app, 'business@handover.example');
});

const event = fc.record({
  kind: fc.constantFrom('invoice', 'credit-note', 'paid', 'sweep'),
  /** Since the last event; a month is missed now and then. */
  days: fc.integer({ min: 0, max: 45 }),
  cents: fc.integer({ min: 1, max: 500_000 }),
});

it('statements begin where the last one ended, list everything once, and end with what is owed', async () => {
  const { deps } = business.app;
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 30, size: 'max' }), async (events) => {
      const company = await openCompany(business);
      let now = Temporal.Instant.from('2027-01-05T10:00:00Z');
      for (const [index, { kind, days, cents }] of events.entries()) {
        now = now.add({ hours: 24 * days });
        await deps.clock.moveTo(now);
        if (kind === 'sweep') await makeStatements(deps);
        else if (kind === 'paid') {
          const amount = (cents / 100).toFixed(2);
          await runCommand(deps, ['company', 'paid', company.vat, amount, 'EUR', `t${index}`]);
        } else await writeInvoice(business.db, company, kind, cents * 100, now);
      }
      await deps.clock.moveTo(now.add({ hours: 24 * 40 }));
      await makeStatements(deps);
      const { items } = await business.read('/api/me/company/statements', StatementList);
      let before = 0;
      for (const { broughtForward, closing } of items.toReversed()) {
        expect(broughtForward.amount).toBe(before);
        before = closing.amount;
      }
      const { open } = await companyBalance(business.db, deps.settings, company.id, 'EUR');
      expect(before).toBe(open.amount);
      const owed = Math.max(0, open.amount);
      expect(items.reduce((most, { left }) => Math.max(most, left.amount), 0)).toBe(owed);
      expect(new Set(items.map(({ month }) => month)).size).toBe(items.length);
      const documents = events.filter(({ kind }) => kind !== 'sweep').length;
      const { lines } = await business.db
        .selectFrom('statement_lines')
        .innerJoin('statements', 'statements.id', 'statement_id')
        .select(({ fn }) => fn.countAll<number>().as('lines'))
        .where('company_id', '=', company.id)
        .executeTakeFirstOrThrow();
      expect(lines).toBe(documents);
    }),
    { numRuns: 20 },
  );
  const leftovers = await findLeftovers(business.db, deps.clock.now());
  expect(leftovers.filter(({ kind }) => kind === 'statement-differs')).toEqual([]);
});

it('reconcile sees a statement that does not add up', async () => {
  const { deps } = business.app;
  const company = await openCompany(business);
  await writeInvoice(business.db, company, 'invoice', 10_000, deps.clock.now());
  await deps.clock.moveTo(deps.clock.now().add({ hours: 24 * 40 }));
  await makeStatements(deps);
  await business.db
    .updateTable('statements')
    .set({ closing: 20_000 })
    .where('company_id', '=', company.id)
    .execute();
  const found = await findLeftovers(business.db, deps.clock.now());
  expect(found.filter(({ kind }) => kind === 'statement-differs')).toHaveLength(1);
});
