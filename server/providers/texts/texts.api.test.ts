import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../../clock.ts';
import { createLog } from '../../log.ts';
import { neverAnswers } from '../../testing/silent-provider.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { TextsUnavailable } from './port.ts';
import { openTextSimulator } from './simulator/open-simulator.ts';
import { textsContract } from './texts-contract.ts';
import { createTwilio } from './twilio.ts';
import { isSigned, signForm } from './twilio-signature.ts';

const webhookUrl = 'https://handover.example/api/webhooks/twilio';
const twilio = {
  apiUrl: 'http://twilio.example',
  accountSid: 'AC0123',
  authToken: 'token',
  apiKey: null,
  number: '+12125550100',
  messagingServiceSid: null,
  webhookUrl,
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('empty');
});
afterAll(() => database.close());

async function open(over: 'process' | 'http') {
  const events: { body: string; signature: string }[] = [];
  const simulator = openTextSimulator({
    db: database.kysely,
    clock: systemClock,
    log: createLog('silent'),
    webhookUrl,
    deliver: async (form, signature) => {
      events.push({ body: form.toString(), signature });
      return { status: 200 };
    },
  });
  const server = over === 'http' ? await listening(simulator.answer) : null;
  return {
    account: simulator.account,
    answer: simulator.answer,
    provider: server
      ? createTwilio({ ...twilio, ...simulator.account, apiUrl: server.url })
      : simulator.provider,
    reply: simulator.reply,
    settled: simulator.settled,
    events,
    close: async () => server?.close(),
  };
}

async function listening(fetch: (request: Request) => Promise<Response>) {
  const server = await new Promise<ServerType>((resolve) => {
    const one = serve({ fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(one));
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('not listening');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

textsContract('the simulator', () => open('process'));
textsContract('Twilio’s protocol over HTTP', () => open('http'));

describe('what is sent to Twilio', () => {
  const sentBy = async (options: Partial<typeof twilio> | object) => {
    const sent: { request: Request; form: URLSearchParams }[] = [];
    const provider = createTwilio({
      ...twilio,
      ...options,
      fetch: async (request) => {
        sent.push({ request, form: new URLSearchParams(await request.clone().text()) });
        return Response.json(
          {
            sid: 'SM1',
            status: 'queued',
            direction: 'outbound-api',
            from: null,
            to: '+351912345678',
            body: 'Hello',
            error_code: null,
            date_created: 'Fri, 20 Nov 2026 10:00:00 +0000',
          },
          { status: 201 },
        );
      },
    });
    const text = { to: '+351912345678', body: 'Hello', validSeconds: 90.5 };
    expect(await provider.send(text)).toEqual({ ref: 'SM1' });
    const [one] = sent;
    if (!one) throw new Error('nothing was sent');
    return one;
  };
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

  it('is a form, with the account and its token', async () => {
    const { request, form } = await sentBy({});
    expect(request.method).toBe('POST');
    expect(request.url).toBe('http://twilio.example/2010-04-01/Accounts/AC0123/Messages.json');
    expect(request.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(request.headers.get('authorization')).toBe(basic('AC0123:token'));
    expect(Object.fromEntries(form)).toEqual({
      To: '+351912345678',
      From: '+12125550100',
      Body: 'Hello',
      StatusCallback: webhookUrl,
      ValidityPeriod: '90',
    });
  });

  it('goes by an API key and a messaging service where they are set', async () => {
    const { request, form } = await sentBy({
      apiKey: { sid: 'SK1', secret: 'key' },
      messagingServiceSid: 'MG1',
    });
    expect(request.headers.get('authorization')).toBe(basic('SK1:key'));
    expect(form.get('MessagingServiceSid')).toBe('MG1');
    expect(form.has('From')).toBe(false);
  });
});

describe('can be tried again when Twilio', () => {
  const text = { to: '+351912345678', body: 'Hello', validSeconds: 60 };
  it.each([
    ['is overloaded', () => Response.json({ code: 20429 }, { status: 429 })],
    ['fails', () => new Response('down', { status: 503 })],
    ['does not know our key', () => Response.json({ code: 20003 }, { status: 401 })],
    ['answers nonsense', () => Response.json({ hello: 'world' }, { status: 201 })],
    ['refuses in other words', () => new Response('<html>', { status: 400 })],
  ])('%s', async (_, answer) => {
    const provider = createTwilio({ ...twilio, fetch: async () => answer() });
    await expect(provider.send(text)).rejects.toBeInstanceOf(TextsUnavailable);
  });

  it('does not answer, and says nothing of the number or the key', async () => {
    const provider = createTwilio({
      ...twilio,
      patienceMs: 20,
      fetch: (request) => neverAnswers(request.signal),
    });
    const sending = provider.send(text);
    await expect(sending).rejects.toBeInstanceOf(TextsUnavailable);
    await expect(sending).rejects.not.toThrow(/351912345678|token|dG9rZW4/);
  });
});

describe('docs/providers/twilio.md', () => {
  it('lists every field that the simulator answers and every parameter that we send', async () => {
    const page = await readFile(
      path.join(import.meta.dirname, '../../../docs/providers/twilio.md'),
      'utf8',
    );
    const listed = new Set([...page.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
    const bench = await open('process');
    const answers: unknown[] = [];
    const parameters = new Set<string>();
    const provider = createTwilio({
      ...twilio,
      ...bench.account,
      fetch: async (request) => {
        const form = new URLSearchParams(await request.clone().text());
        const { searchParams } = new URL(request.url);
        for (const name of [...form.keys(), ...searchParams.keys()]) parameters.add(name);
        const answer = await bench.answer(request);
        answers.push(await answer.clone().json());
        return answer;
      },
    });
    await provider.send({ to: '+351912345679', body: 'Hello', validSeconds: 60 });
    await provider.send({ to: '+15005550001', body: 'Hello', validSeconds: 60 }).catch(() => {});
    await provider.find({ to: '+351912345679', body: 'Hello' }, systemClock.trueNow());
    await bench.settled();
    const fields = answers.flatMap((answer) => Object.keys(z.looseObject({}).parse(answer)));
    expect(new Set(fields).size).toBeGreaterThan(15);
    expect([...fields, ...parameters].filter((name) => !listed.has(name))).toEqual([]);
  });
});

describe('a signature', () => {
  it('is the one of Twilio’s own example', () => {
    const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
    const form = new URLSearchParams({
      To: '+18005551212',
      Digits: '1234',
      From: '+14158675309',
      Caller: '+14158675309',
      CallSid: 'CA1234567890ABCDE',
    });
    expect(signForm('12345', url, form)).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=');
    expect(isSigned('RSOYDt4T1cUTdK1PDd93/VVr8B8=', '12345', url, form)).toBe(true);
    expect(isSigned('RSOYDt4T1cUTdK1PDd93/VVr8B8=', '12346', url, form)).toBe(false);
    expect(isSigned('', '12345', url, form)).toBe(false);
  });

  it('names a word that Twilio has understood itself', () => {
    const provider = createTwilio(twilio);
    const subjectOf = (fields: Record<string, string>) => {
      const form = new URLSearchParams({ MessageSid: 'SM9', ...fields });
      const headers = new Headers({ 'X-Twilio-Signature': signForm('token', webhookUrl, form) });
      return provider.readWebhook(form.toString(), headers).subject;
    };
    expect(subjectOf({ Body: 'PARAR', OptOutType: 'STOP' })).toBe('text-stop');
    expect(subjectOf({ Body: 'VOLTAR', OptOutType: 'START' })).toBe('text-start');
    expect(subjectOf({ Body: 'HELP', OptOutType: 'HELP' })).toBe('other');
    expect(subjectOf({ Body: 'STOP' })).toBe('text');
  });
});
