import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailMessage, MailProvider } from '../providers/mail/port.ts';
import { openPostOffice } from '../testing/post-office.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { testNow } from '../testing/test-database.ts';
import { queueMail } from './queue-mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const db = () => app.deps.database.kysely;
const stateOf = (eventKey: string) =>
  db()
    .selectFrom('outgoing_mail')
    .select(['id', 'status', 'attempts'])
    .where('event_key', '=', eventKey)
    .execute();

const queue = (eventKey: string, recipient = `${eventKey}@handover.example`) =>
  db()
    .transaction()
    .execute((tx) =>
      queueMail(tx, app.deps.jobs, {
        eventKey,
        userId: null,
        recipient,
        template: 'password-changed',
        data: { firstName: 'Ana', url: 'https://handover.example' },
        now: testNow,
      }),
    );

describe('a message', () => {
  it('is written and queued once per event', async () => {
    await queue('twice');
    await queue('twice');
    const rows = await stateOf('twice');
    expect(rows).toMatchObject([{ status: 'pending', attempts: 0 }]);
    const { rows: jobs } = await app.deps.database.pool.query(
      `SELECT id FROM pgboss.job WHERE name = 'mail' AND data->>'mailId' = $1`,
      [rows[0]?.id],
    );
    expect(jobs).toHaveLength(1);
  });

  it('is gone with the transaction of what it would have told', async () => {
    const jobs = async () =>
      (await app.deps.database.pool.query(`SELECT id FROM pgboss.job WHERE name = 'mail'`)).rows;
    const before = await jobs();
    const undone = db()
      .transaction()
      .execute(async (tx) => {
        await queueMail(tx, app.deps.jobs, {
          eventKey: 'undone',
          userId: null,
          recipient: 'undone@handover.example',
          template: 'verify-email',
          data: {},
          now: testNow,
        });
        throw new Error('changed my mind');
      });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await stateOf('undone')).toEqual([]);
    expect(await jobs()).toEqual(before);
  });

  it('is sent once, however often the work is done', { tags: ['embedded'] }, async () => {
    await queue('once');
    const office = openPostOffice(app);
    expect(await office.mailTo('once@handover.example')).toMatchObject([
      { subject: 'Your password was changed' },
    ]);
    const [row] = await stateOf('once');
    expect(row).toMatchObject({ status: 'sent', attempts: 1 });
    const sent: MailMessage[] = [];
    const again = openPostOffice(app, { mail: provider(async (mail) => void sent.push(mail)) });
    await again.worker.run({ mailId: row?.id ?? '' });
    expect(sent).toEqual([]);
  });

  it('waits for another attempt when the provider fails, and ends when all have failed', async () => {
    await queue('flaky');
    const [row] = await stateOf('flaky');
    const office = openPostOffice(app, {
      mail: provider(() => Promise.reject(new Error('no answer'))),
    });
    await expect(office.worker.run({ mailId: row?.id ?? '' })).rejects.toThrow('no answer');
    expect(await stateOf('flaky')).toMatchObject([{ status: 'pending', attempts: 1 }]);
    await office.worker.giveUp({ mailId: row?.id ?? '' });
    expect(await stateOf('flaky')).toMatchObject([{ status: 'failed' }]);
  });

  it('that is refused for good is not tried again, and the log names nobody', async () => {
    await queue('bounced', 'bounce@handover.example');
    const lines: unknown[] = [];
    const log = Object.assign(Object.create(app.deps.log), {
      warn: (...line: unknown[]) => lines.push(line),
    });
    const office = openPostOffice({ deps: { ...app.deps, log } });
    await office.deliver();
    expect(await stateOf('bounced')).toMatchObject([{ status: 'failed', attempts: 1 }]);
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).toContain('550');
    expect(JSON.stringify(lines)).not.toMatch(/bounce@|Ana/);
  });

  it('carries what is made for it when it is sent', async () => {
    await queue('attached');
    const content = new TextEncoder().encode('for Ana');
    const office = openPostOffice(app, {
      attachmentsOf: {
        'password-changed': async ({ firstName }) => [
          { filename: `${firstName}.txt`, contentType: 'text/plain', content },
        ],
      },
    });
    const [mail] = await office.mailTo('attached@handover.example');
    expect(mail?.attachments).toEqual([
      {
        filename: 'Ana.txt',
        contentType: 'text/plain',
        base64: Buffer.from(content).toString('base64'),
      },
    ]);
  });
});

describe('the simulated mailboxes', () => {
  it('can be read, each by its address', async () => {
    await queue('boxed');
    await openPostOffice(app).deliver();
    const answer = await app.request('/sim/mail?to=boxed@handover.example');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({
      messages: [{ recipient: 'boxed@handover.example', subject: 'Your password was changed' }],
    });
  });
});

const provider = (send: MailProvider['send']): MailProvider => ({ send, close: async () => {} });
