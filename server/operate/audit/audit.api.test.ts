import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCommands } from '../../operator/account-command.ts';
import { runCommand } from '../../operator/run-command.ts';
import { staffCommands } from '../../operator/staff-command.ts';
import { openRental, type Rental } from '../../testing/rentals/rental.ts';
import { renterThings } from '../../testing/renter-things.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { COMMAND_LINE, recordAudit } from './record-audit.ts';
import { verifyAudit, type Wrong } from './verify-audit.ts';

let app: TestApp;
let rental: Rental;
beforeAll(async () => {
  app = await createTestApp();
  rental = await openRental(app);
});
afterAll(() => app.close());

const renters = renterThings(() => app);
const run = (...words: string[]) => runCommand(app.deps, words);
const entries = () =>
  app.deps.database.kysely.selectFrom('audit_log').selectAll().orderBy('number').execute();
const wrong = async () => (await verifyAudit(app.deps.database.kysely)).wrong;

describe('a command that changes something leaves one entry', () => {
  const RENTER = 'renter@handover.example';
  const PERSON = 'by-command@example.org';
  const vat = 'PT999999990';
  let reference = '';
  beforeAll(async () => {
    reference = (await rental.book()).reference;
  });

  /** What is typed, and what the entry calls it where that is another word. */
  type Typed = () => readonly string[] | Promise<readonly string[]>;
  const cases: [command: string, typed: Typed, action?: string][] = [
    ['settings set', () => ['signup_config', 'signupEnabled=true']],
    ['clock move', () => ['PT1M']],
    ['account end-sessions', () => [RENTER]],
    ['account disable', () => [RENTER]],
    ['account enable', () => [RENTER]],
    ['account clear-factors', () => [RENTER]],
    ['account credit', () => [RENTER, '5.00', '--reason', 'a scratch']],
    ['account note', () => [RENTER, 'asks for a child seat']],
    [
      'account identity',
      async () => [(await renters.inReview()).id, 'approve', '--reason', 'known here'],
    ],
    ['account reseal-factors', () => []],
    ['staff invite', () => [PERSON, 'By Command', 'desk@lisbon']],
    ['staff roles', () => [PERSON, 'claims@lisbon'], 'staff change-roles'],
    ['staff link', () => [PERSON]],
    ['staff end-sessions', () => [PERSON]],
    ['staff clear-factors', () => [PERSON]],
    ['staff remove', () => [PERSON]],
    ['company limit', () => [vat, '9000.00']],
    ['company billing', () => [vat, 'accounts@company.example']],
    ['company administrator', () => [vat, 'business@handover.example']],
    ['company member', () => [vat, 'business@handover.example']],
    ['company paid', () => [vat, '12.00', 'EUR', 'transfer 1']],
    ['booking refund', () => [reference, '5.00', '--to', 'credit', '--reason', 'a scratch']],
    ['booking cancel', () => [reference]],
  ];
  it.each(cases)('%s', async (command, typed, action = command) => {
    const words = [...command.split(' '), ...(await typed())];
    const before = await entries();
    await run(...words);
    const added = (await entries()).slice(before.length);
    expect(added).toMatchObject([{ action, actor: COMMAND_LINE }]);
    expect(added[0]?.subject).toMatch(
      /^(setting|clock|account|all accounts|staff|company|booking)/,
    );
    expect(await wrong()).toEqual([]);
  });

  it.each([
    ['account', accountCommands],
    ['staff', staffCommands],
  ])('every verb of %s is among them', (topic, verbs) => {
    const shown = cases.map(([command]) => command);
    expect(shown).toEqual(
      expect.arrayContaining(Object.keys(verbs).map((verb) => `${topic} ${verb}`)),
    );
  });

  it('says what was, what is and why', async () => {
    const all = await entries();
    const of = (action: string) => all.find((entry) => entry.action === action);
    expect(JSON.parse(of('company limit')?.after ?? '')).toMatchObject({
      creditLimitCents: 900_000,
    });
    expect(of('booking refund')).toMatchObject({
      subject: `booking ${reference}`,
      reason: 'a scratch',
    });
    expect(JSON.parse(of('booking cancel')?.before ?? '')).toMatchObject({
      carId: expect.any(String),
    });
    expect(JSON.stringify(all)).not.toContain('renter@handover.example');
  });

  it('and one that only looks, or is refused, leaves none', async () => {
    const before = await entries();
    for (const words of [
      ['settings', 'list'],
      ['clock', 'show'],
      ['account', 'show', RENTER],
      ['company', 'show', vat],
      ['booking', 'show', reference],
      ['audit', 'show', `booking ${reference}`],
    ]) {
      await run(...words);
    }
    await expect(
      run('booking', 'refund', reference, '99999.00', '--to', 'card', '--reason', 'x'),
    ).rejects.toThrow();
    await expect(run('settings', 'set', 'signup_config', 'signupEnabled=7')).rejects.toThrow();
    expect(await entries()).toEqual(before);
  });
});

describe('the log', () => {
  const write = (subject: string) =>
    app.deps.database.kysely.transaction().execute((tx) =>
      recordAudit(tx, {
        actor: 'somebody',
        action: 'staff join',
        subject,
        now: app.deps.clock.now(),
      }),
    );
  beforeAll(async () => {
    for (const subject of ['one', 'two', 'three', 'four']) await write(subject);
  });

  it.each(["UPDATE audit_log SET reason = 'x'", 'DELETE FROM audit_log', 'TRUNCATE audit_log'])(
    'refuses %s',
    async (sql) => {
      await expect(app.deps.database.pool.query(sql)).rejects.toThrow('can only grow');
    },
  );

  it('is one chain, however many write at once', { tags: ['embedded'] }, async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => write(`thing ${n}`)));
    expect(await wrong()).toEqual([]);
  });

  /** What is found after somebody with all rights on the database has been at it; then it is undone. */
  async function foundAfter(sql: string): Promise<Wrong[]> {
    const found: Wrong[] = [];
    const undone = app.deps.database.kysely.transaction().execute(async (tx) => {
      for (const one of ['ALTER TABLE audit_log DISABLE TRIGGER USER', ...sql.split('; ')]) {
        await tx.executeQuery(CompiledQuery.raw(one));
      }
      found.push(...(await verifyAudit(tx)).wrong);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    return found;
  }

  it.each([
    ['actor', "'nobody'"],
    ['action', "'another'"],
    ['subject', "'another'"],
    ['reason', "'another'"],
    ['before', "'{}'"],
    ['after', "'{}'"],
    ['cities', "'{porto}'"],
    ['cities', 'NULL'],
    ['at', "at + interval '1 second'"],
    ['previous', 'digest'],
    ['digest', "'0'"],
  ])('shows an entry whose %s was altered', async (column, value) => {
    const found = await foundAfter(`UPDATE audit_log SET ${column} = ${value} WHERE number = 3`);
    expect(found).toContainEqual({ kind: 'altered', number: 3 });
  });

  it('shows what is missing, in the middle and at the end', async () => {
    expect(await foundAfter('DELETE FROM audit_log WHERE number = 3')).toEqual([
      { kind: 'missing', from: 3, to: 3 },
    ]);
    const { length } = await entries();
    expect(await foundAfter(`DELETE FROM audit_log WHERE number > ${length - 2}`)).toEqual([
      { kind: 'missing', from: length - 1, to: length },
    ]);
  });

  it('shows entries that changed places', async () => {
    const swap = [
      'UPDATE audit_log SET number = 1000003 WHERE number = 3',
      'UPDATE audit_log SET number = 3 WHERE number = 4',
      'UPDATE audit_log SET number = 4 WHERE number = 1000003',
    ];
    const found = await foundAfter(swap.join('; '));
    expect(found.slice(0, 2)).toEqual([
      { kind: 'altered', number: 3 },
      { kind: 'altered', number: 4 },
    ]);
  });

  it('is verified by a command, which fails where something is wrong', async () => {
    const { length } = await entries();
    expect(await run('audit', 'verify')).toMatchObject({
      lines: [expect.stringContaining(`${length} entries`), 'All are as they were written.'],
      isWrong: false,
    });
    const cut = 'UPDATE audit_head SET number = number + 1';
    await app.deps.database.pool.query(cut);
    expect(await run('audit', 'verify')).toMatchObject({
      lines: [expect.anything(), `Entry ${length + 1} is missing.`, 'Something was changed.'],
      isWrong: true,
    });
  });
});
