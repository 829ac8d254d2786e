import { z } from 'zod';
import type { CarriedText, TextRefusal } from './port.ts';

/** Of a message only what we act on; `docs/providers/twilio.md` describes it. */
export const MessageDocument = z.object({
  sid: z.string().min(1),
  status: z.string(),
  direction: z.string(),
  from: z.string().nullable(),
  to: z.string(),
  body: z.string().nullable(),
  error_code: z.number().nullable(),
  date_created: z.string(),
});

export const MessageListDocument = z.object({ messages: z.array(MessageDocument) });

export const ErrorDocument = z.object({ code: z.number() });

export const TwilioForm = z.object({
  MessageSid: z.string().min(1),
  MessageStatus: z.string().optional(),
  OptOutType: z.string().optional(),
});

/** By Twilio's error numbers; what is not named is refused as well, for a reason of its own. */
const whys: Readonly<Record<number, TextRefusal['why']>> = {
  21610: 'stopped',
  21211: 'unreachable',
  21612: 'unreachable',
  21614: 'unreachable',
  30003: 'unreachable',
  30004: 'unreachable',
  30005: 'unreachable',
  30006: 'unreachable',
};

export const refusalOf = (code: number | null): TextRefusal => ({
  why: (code !== null && whys[code]) || 'refused',
  code,
});

const ended = ['failed', 'undelivered', 'canceled'];
const arrived = ['delivered', 'read', 'received'];

export function carriedText(message: z.output<typeof MessageDocument>): CarriedText {
  const { status, direction, from, to, body, error_code, date_created } = message;
  return {
    direction: direction === 'inbound' ? 'in' : 'out',
    from: from ?? '',
    to,
    body: body ?? '',
    // RFC 2822, which Temporal does not read.
    at: Temporal.Instant.fromEpochMilliseconds(Date.parse(date_created)),
    outcome: ended.includes(status)
      ? refusalOf(error_code)
      : arrived.includes(status)
        ? 'delivered'
        : 'under-way',
  };
}
