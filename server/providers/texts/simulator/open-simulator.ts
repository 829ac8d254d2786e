import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../clock.ts';
import type { Queries } from '../../../db/connect.ts';
import type { Log } from '../../../log.ts';
import { createTwilio } from '../twilio.ts';
import { signForm } from '../twilio-signature.ts';
import { arrive, carryText } from './carry-text.ts';
import type { SimulatedText } from './texts-table.ts';
import { createTwilioApp } from './twilio-app.ts';

/** Twilio's own number for trying things out; it belongs to nobody. */
const NUMBER = '+15005550006';

interface Parts {
  readonly db: Queries;
  readonly clock: Clock;
  readonly log: Log;
  readonly webhookUrl: string;
  /** How the simulated provider reaches our webhook. */
  readonly deliver: (form: URLSearchParams, signature: string) => Promise<{ status: number }>;
}

export type TextSimulator = ReturnType<typeof openTextSimulator>;

/** The simulated provider in process. Its token is nobody's business but this node's. */
export function openTextSimulator({ db, clock, log, webhookUrl, deliver }: Parts) {
  const accountSid = `AC${randomBytes(16).toString('hex')}`;
  const authToken = randomBytes(16).toString('hex');
  const underWay = new Set<Promise<void>>();

  async function notify(fields: Record<string, string>): Promise<void> {
    const form = new URLSearchParams({ AccountSid: accountSid, ...fields });
    try {
      const { status } = await deliver(form, signForm(authToken, webhookUrl, form));
      if (status >= 300) log.warn({ status }, 'the product refused an event of a text');
    } catch (error) {
      log.warn({ err: error }, 'an event of a text did not arrive');
    }
  }

  async function settle(text: SimulatedText): Promise<void> {
    const status = await arrive(db, text);
    await notify({ MessageSid: text.sid, MessageStatus: status, To: text.recipient });
  }

  const provider = createTwilioApp({
    db,
    clock,
    accountSid,
    authToken,
    number: NUMBER,
    onTaken(text, statusCallback) {
      if (statusCallback !== webhookUrl) return;
      const settling = settle(text).catch((error) => {
        log.warn({ err: error }, 'a simulated text did not arrive');
      });
      underWay.add(settling);
      void settling.then(() => underWay.delete(settling));
    },
  });

  const answer = async (request: Request) => provider.fetch(request);
  const account = { accountSid, authToken, number: NUMBER };
  return {
    account,
    answer,
    provider: createTwilio({
      ...account,
      name: 'simulator',
      apiUrl: 'http://simulator',
      apiKey: null,
      messagingServiceSid: null,
      webhookUrl,
      fetch: answer,
    }),
    /** Somebody answers from their phone. */
    async reply(from: string, body: string): Promise<void> {
      const text = { direction: 'inbound', sender: from, recipient: NUMBER, body } as const;
      const { sid } = await carryText(db, { ...text, status: 'received' }, clock.trueNow());
      await notify({ MessageSid: sid, SmsStatus: 'received', From: from, To: NUMBER, Body: body });
    },
    /** Resolves when the phones have what was taken so far. */
    async settled(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}
