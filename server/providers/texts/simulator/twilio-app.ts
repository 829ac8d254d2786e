import { Hono } from 'hono';
import { z } from 'zod';
import { segmentsOf } from '../../../../domain/texts/segments.ts';
import type { Clock } from '../../../clock.ts';
import type { Queries } from '../../../db/connect.ts';
import { carryText, findText, refusalTo } from './carry-text.ts';
import { type SimulatedText, textsTo } from './texts-table.ts';

const NewMessage = z.object({
  To: z.string().min(1),
  From: z.string().optional(),
  MessagingServiceSid: z.string().optional(),
  Body: z.string().min(1).max(1600),
  StatusCallback: z.url().optional(),
  ValidityPeriod: z.coerce.number().int().min(1).max(36_000).optional(),
});

interface TwilioSimulator {
  readonly db: Queries;
  readonly clock: Clock;
  readonly accountSid: string;
  readonly authToken: string;
  readonly number: string;
  /** Called when a text has been taken, after the answer. */
  readonly onTaken: (text: SimulatedText, statusCallback: string | undefined) => void;
}

/** The part of Twilio's API that we use, with the same paths, forms, answers and refusals. */
export function createTwilioApp(simulator: TwilioSimulator): Hono {
  const { db, clock, accountSid, authToken, number, onTaken } = simulator;
  const account = `/2010-04-01/Accounts/${accountSid}`;
  const expected = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const app = new Hono();

  app.use('*', async (context, next) => {
    if (context.req.header('authorization') === expected) return next();
    return context.json(problem(20003, 'Authenticate', 401), 401);
  });

  app.get(`${account}.json`, (context) => context.json({ sid: accountSid, status: 'active' }));

  app.post(`${account}/Messages.json`, async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const message = NewMessage.safeParse(Object.fromEntries(form));
    if (!message.success) return context.json(problem(21602, 'Message body is required'), 400);
    const { To, From = number, MessagingServiceSid, Body, StatusCallback } = message.data;
    const code = await refusalTo(db, To);
    if (code !== null) return context.json(problem(code, 'The message cannot be sent'), 400);
    const text = await carryText(
      db,
      {
        direction: 'outbound-api',
        sender: From,
        recipient: To,
        body: Body,
        status: MessagingServiceSid ? 'accepted' : 'queued',
      },
      // As the world outside: the order of words must not hang on a clock that somebody moves.
      clock.trueNow(),
    );
    onTaken(text, StatusCallback);
    return context.json(messageResource(text, accountSid), 201);
  });

  app.get(`${account}/Messages.json`, async (context) => {
    const texts = await textsTo(db, context.req.query('To') ?? '');
    return context.json({ messages: texts.map((text) => messageResource(text, accountSid)) });
  });

  app.get(`${account}/Messages/:file`, async (context) => {
    const text = await findText(db, context.req.param('file').replace(/\.json$/, ''));
    if (!text) return context.json(problem(20404, 'The resource was not found', 404), 404);
    return context.json(messageResource(text, accountSid));
  });

  return app;
}

const problem = (code: number, message: string, status = 400) => ({
  code,
  message,
  more_info: `https://www.twilio.com/docs/errors/${code}`,
  status,
});

function messageResource(text: SimulatedText, accountSid: string) {
  const { sid, direction, sender, recipient, body, status, error_code, at } = text;
  const date = new Date(at.epochMilliseconds).toUTCString().replace('GMT', '+0000');
  return {
    sid,
    account_sid: accountSid,
    api_version: '2010-04-01',
    direction,
    from: sender,
    to: recipient,
    body,
    status,
    error_code,
    error_message: null,
    num_segments: String(segmentsOf(body)),
    date_created: date,
    date_updated: date,
    date_sent: date,
  };
}
