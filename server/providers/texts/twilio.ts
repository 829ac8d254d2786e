import type { z } from 'zod';
import { createCircuitBreaker } from '../circuit-breaker.ts';
import {
  ForgedTextWebhook,
  type TextEvent,
  type TextProvider,
  TextRefused,
  TextsUnavailable,
} from './port.ts';
import {
  carriedText,
  ErrorDocument,
  MessageDocument,
  MessageListDocument,
  refusalOf,
  TwilioForm,
} from './twilio-answers.ts';
import { isSigned } from './twilio-signature.ts';

/** Below the 30 s after which the queue gives the job to another node. */
const PATIENCE_MS = 8_000;
/** What the network accepts. */
const VALID_SECONDS = { least: 5, most: 36_000 };

/** To one number, the newest: many times what one person is sent on a day. */
const MOST_LOOKED_AT = 50;

export interface TwilioOptions {
  readonly name?: TextProvider['name'];
  readonly apiUrl: string;
  readonly accountSid: string;
  /** Twilio signs its webhooks with it, whatever key we call with. */
  readonly authToken: string;
  /** Null: called with the account and its token. */
  readonly apiKey: { readonly sid: string; readonly secret: string } | null;
  readonly number: string;
  /** Null: texts are sent by the number itself. */
  readonly messagingServiceSid: string | null;
  /** Where Twilio tells what became of a text, and what was replied: as it is set up there, letter by letter. */
  readonly webhookUrl: string;
  /** The simulator is called in process; everything else over the network. */
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly patienceMs?: number;
}

/** Twilio's Programmable Messaging over HTTP. */
export function createTwilio(options: TwilioOptions): TextProvider {
  const { apiUrl, accountSid, authToken, apiKey, number, messagingServiceSid, webhookUrl } =
    options;
  const send = options.fetch ?? fetch;
  const breaker = createCircuitBreaker(TextsUnavailable);
  const account = `${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}`;
  const key = apiKey ?? { sid: accountSid, secret: authToken };
  const authorization = `Basic ${Buffer.from(`${key.sid}:${key.secret}`).toString('base64')}`;

  async function call(method: 'GET' | 'POST', url: string, form?: URLSearchParams) {
    const request = new Request(url, {
      method,
      headers: { Authorization: authorization, Accept: 'application/json' },
      ...(form ? { body: form } : {}),
      signal: AbortSignal.timeout(options.patienceMs ?? PATIENCE_MS),
    });
    return breaker.run(async () => {
      const answer = await send(request).catch((error: unknown) => {
        // The reason only: a request holds the key and somebody's number.
        throw new TextsUnavailable(error instanceof Error ? error.name : 'failed');
      });
      const { status } = answer;
      if (status === 429 || status >= 500) throw new TextsUnavailable(`answered ${status}`);
      // Our key is ours to put right: until then texts wait, and then go by email.
      if (status === 401 || status === 403) throw new TextsUnavailable(`answered ${status}`);
      return { status, document: await answer.json().catch(() => null) };
    });
  }

  return {
    name: options.name ?? 'twilio',
    number,

    async send({ to, body, validSeconds }) {
      const { least, most } = VALID_SECONDS;
      const form = new URLSearchParams({
        To: to,
        ...(messagingServiceSid ? { MessagingServiceSid: messagingServiceSid } : { From: number }),
        Body: body,
        StatusCallback: webhookUrl,
        ValidityPeriod: String(Math.min(most, Math.max(least, Math.floor(validSeconds)))),
      });
      const answer = await call('POST', `${account}/Messages.json`, form);
      if (answer.status >= 400) {
        const { code } = usable(ErrorDocument, answer.document);
        throw new TextRefused(refusalOf(code));
      }
      return { ref: usable(MessageDocument, answer.document).sid };
    },

    async find({ to, body }, since) {
      const query = new URLSearchParams({ To: to, PageSize: String(MOST_LOOKED_AT) });
      const answer = await call('GET', `${account}/Messages.json?${query}`);
      const { messages } = usable(MessageListDocument, answer.document);
      for (const message of messages) {
        const text = carriedText(message);
        const isIt = text.direction === 'out' && text.body === body;
        if (isIt && Temporal.Instant.compare(text.at, since) >= 0) {
          return { ref: message.sid, outcome: text.outcome };
        }
      }
      return null;
    },

    async read(ref) {
      const answer = await call('GET', `${account}/Messages/${encodeURIComponent(ref)}.json`);
      if (answer.status === 404) return null;
      return carriedText(usable(MessageDocument, answer.document));
    },

    async checkKey() {
      const { status } = await call('GET', `${account}.json`);
      if (status !== 200) throw new TextsUnavailable(`answered ${status}`);
    },

    readWebhook(body, headers) {
      const form = new URLSearchParams(body);
      if (!isSigned(headers.get('x-twilio-signature'), authToken, webhookUrl, form)) {
        throw new ForgedTextWebhook('the signature is missing or wrong');
      }
      const event = TwilioForm.safeParse(Object.fromEntries(form));
      if (!event.success) throw new ForgedTextWebhook('the body tells of no message');
      return eventIn(event.data);
    },
  };
}

/** Told of a text of ours once for each status; of a reply once. */
function eventIn({
  MessageSid,
  MessageStatus,
  OptOutType,
}: z.output<typeof TwilioForm>): TextEvent {
  const id = MessageStatus ? `${MessageSid} ${MessageStatus}` : MessageSid;
  return { id, subject: subjects[OptOutType ?? ''] ?? 'text', ref: MessageSid };
}

/** Where Twilio itself obeys the words it names them, and has answered HELP already. */
const subjects: Readonly<Record<string, TextEvent['subject']>> = {
  STOP: 'text-stop',
  START: 'text-start',
  HELP: 'other',
};

function usable<S extends z.ZodType>(schema: S, document: unknown): z.output<S> {
  const read = schema.safeParse(document);
  if (!read.success) throw new TextsUnavailable('answered something else than described');
  return read.data;
}
