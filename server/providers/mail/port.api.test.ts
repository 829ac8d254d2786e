import { expect, it } from 'vitest';
import { systemClock } from '../../clock.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { createTestDatabase, testNow } from '../../testing/test-database.ts';
import { type MailBench, mailContract } from './mail-contract.ts';
import { listSentMail } from './simulator/sent-mail.ts';
import { createSimulatedMail } from './simulator/simulated-mail.ts';
import { createSmtpMail } from './smtp.ts';

const from = 'Handover <hello@handover.example>';

async function openSimulator(): Promise<MailBench> {
  const database = await createTestDatabase('empty');
  let now = testNow;
  const clock = {
    ...systemClock,
    now() {
      now = now.add({ milliseconds: 1 });
      return now;
    },
  };
  const provider = createSimulatedMail(database.kysely, clock);
  return {
    provider,
    arrived: async () =>
      (await listSentMail(database.kysely)).toReversed().map((mail) => ({
        to: [mail.recipient],
        subject: mail.subject,
        headers: [],
        text: mail.text,
        attachments: mail.attachments.map(({ filename, base64 }) => ({
          filename,
          content: Buffer.from(base64, 'base64').toString(),
        })),
      })),
    close: database.close,
  };
}

async function openSmtp(): Promise<MailBench> {
  const server = await startSmtpServer();
  const provider = createSmtpMail({ url: server.url, requiresTls: false, from });
  return {
    provider,
    arrived: async () => server.arrived,
    async close() {
      await provider.close();
      await server.close();
    },
  };
}

mailContract('the simulator', openSimulator);
mailContract('SMTP', openSmtp);

it('sends the same message under the same name, so that a repetition can be known', async () => {
  const server = await startSmtpServer();
  const provider = createSmtpMail({ url: server.url, requiresTls: false, from });
  const message = { id: 'mail-7', to: 'ana@handover.example', subject: 's', html: 'h', text: 't' };
  await provider.send({ ...message, attachments: [] });
  await provider.send({ ...message, attachments: [] });
  expect(server.arrived.map(({ messageId }) => messageId)).toEqual([
    '<mail-7@handover.example>',
    '<mail-7@handover.example>',
  ]);
  expect(server.connections(), 'connections are kept').toBe(1);
  await provider.close();
  await server.close();
});

it('outlives a server that goes away and comes back', async () => {
  const first = await startSmtpServer();
  const provider = createSmtpMail({ url: first.url, requiresTls: false, from });
  const message = { to: 'ana@handover.example', subject: 's', html: 'h', text: 't' };
  await provider.send({ ...message, id: 'before', attachments: [] });
  await first.close();
  await expect(provider.send({ ...message, id: 'lost', attachments: [] })).rejects.toThrow();
  const second = await startSmtpServer({ port: first.port });
  await provider.send({ ...message, id: 'after', attachments: [] });
  expect(second.arrived).toHaveLength(1);
  await provider.close();
  await second.close();
});

it.each([
  ['the server is not there', async () => ({ url: 'smtp://127.0.0.1:1', close: async () => {} })],
  ['it is busy', () => startSmtpServer({ answersRecipientsWith: 451 })],
  ['it does not know us', () => startSmtpServer({ refusesLogin: true })],
])('can be tried again when %s', async (_, open) => {
  const server = await open();
  const provider = createSmtpMail({ url: server.url, requiresTls: false, from });
  const sending = provider.send({
    id: 'mail-8',
    to: 'ana@handover.example',
    subject: 's',
    html: 'h',
    text: 't',
    attachments: [],
  });
  await expect(sending).rejects.toThrow();
  await expect(sending).rejects.not.toMatchObject({ name: 'MailRefused' });
  await provider.close();
  await server.close();
});

it('says nothing to a server that does not begin TLS, unless told to', async () => {
  const server = await startSmtpServer();
  const provider = createSmtpMail({ url: server.url, requiresTls: true, from });
  const message = { id: 'mail-9', to: 'ana@handover.example', subject: 's', html: 'h', text: 't' };
  await expect(provider.send({ ...message, attachments: [] })).rejects.toThrow();
  expect(server.arrived).toEqual([]);
  expect(server.signIns()).toBe(0);
  await provider.close();
  await server.close();
});
