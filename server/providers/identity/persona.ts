import type { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { createCircuitBreaker } from '../circuit-breaker.ts';
import { EventDocument, InquiryDocument, ResumedDocument } from './persona-answers.ts';
import { flawsIn } from './persona-flaws.ts';
import { isSigned } from './persona-signature.ts';
import {
  ForgedIdentityWebhook,
  type IdentityChecks,
  IdentityUnavailable,
  type Inquiry,
} from './port.ts';

/** The version whose answers `docs/providers/persona.md` describes. */
const PERSONA_VERSION = '2023-01-05';
/** Less than the 10 s that a renter's page waits for the whole request. */
const PATIENCE_MS = 6_000;

export interface PersonaOptions {
  readonly name?: IdentityChecks['name'];
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly templateId: string;
  readonly webhookSecret: string;
  readonly clock: Clock;
  /** The simulator is called in process; everything else over the network. */
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly patienceMs?: number;
}

/** Persona's inquiries, JSON:API over HTTP. */
export function createPersona(options: PersonaOptions): IdentityChecks {
  const { apiUrl, apiKey, templateId, webhookSecret, clock } = options;
  const send = options.fetch ?? fetch;
  const breaker = createCircuitBreaker(IdentityUnavailable);

  async function call(method: string, path: string, body?: object, key?: string) {
    const request = new Request(`${apiUrl}/${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${apiKey}`,
        Accept: 'application/json',
        'Persona-Version': PERSONA_VERSION,
        'Key-Inflection': 'camel',
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...(key ? { 'Idempotency-Key': key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(options.patienceMs ?? PATIENCE_MS),
    });
    return breaker.run(async () => {
      const answer = await send(request).catch((error: unknown) => {
        // The reason only: a request holds the key.
        throw new IdentityUnavailable(`${method} ${path.split('/')[0]}: ${reasonOf(error)}`);
      });
      const { status } = answer;
      if (status === 429 || status >= 500) throw new IdentityUnavailable(`answered ${status}`);
      return { status, document: await answer.json().catch(() => null) };
    });
  }

  const at = (inquiryId: string) => `inquiries/${encodeURIComponent(inquiryId)}`;

  return {
    name: options.name ?? 'persona',

    async createInquiry({ userId, name }, key) {
      const answer = await call(
        'POST',
        'inquiries',
        {
          data: {
            attributes: {
              inquiryTemplateId: templateId,
              referenceId: userId,
              fields: nameParts(name),
            },
          },
        },
        key,
      );
      return inquiryIn(answer);
    },

    async resumeInquiry(inquiryId) {
      const { meta } = usable(ResumedDocument, await call('POST', `${at(inquiryId)}/resume`));
      return { sessionToken: meta.sessionToken };
    },

    async readInquiry(inquiryId) {
      const answer = await call('GET', at(inquiryId));
      return answer.status === 404 ? null : inquiryIn(answer);
    },

    async decideInquiry(inquiryId, decision) {
      const answer = await call('POST', `${at(inquiryId)}/${decision}`);
      if (answer.status === 404 || answer.status === 409) return false;
      usable(InquiryDocument, answer);
      return true;
    },

    async redactInquiry(inquiryId) {
      const answer = await call('DELETE', at(inquiryId));
      if (answer.status !== 404) usable(InquiryDocument, answer);
    },

    readWebhook(body, headers) {
      if (!isSigned(headers.get('persona-signature'), webhookSecret, body, clock.trueNow())) {
        throw new ForgedIdentityWebhook('the signature is missing, wrong or too old');
      }
      const event = EventDocument.safeParse(parsed(body));
      if (!event.success) throw new ForgedIdentityWebhook('the body is not an event');
      const { id, attributes } = event.data.data;
      const { type, id: ref } = attributes.payload.data;
      return { id, subject: type === 'inquiry' ? 'inquiry' : 'other', ref };
    },
  };
}

interface Answer {
  readonly status: number;
  readonly document: unknown;
}

function usable<S extends z.ZodType>(schema: S, { status, document }: Answer): z.output<S> {
  if (status < 200 || status > 299) throw new IdentityUnavailable(`answered ${status}`);
  const read = schema.safeParse(document);
  if (!read.success) throw new IdentityUnavailable('answered something else than described');
  return read.data;
}

function inquiryIn(answer: Answer): Inquiry {
  const { data, included } = usable(InquiryDocument, answer);
  const { id, attributes } = data;
  const { fields = {} } = attributes;
  const address = [
    fields.addressStreet1,
    fields.addressStreet2,
    fields.addressPostalCode,
    fields.addressCity,
    fields.addressSubdivision,
    fields.addressCountryCode,
  ];
  return {
    id,
    userId: attributes.referenceId,
    status: attributes.status,
    birthdate: fields.birthdate?.value ?? null,
    addressParts: address.flatMap((field) => field?.value?.trim() || []),
    flaws: flawsIn(included),
  };
}

/** The last word is the family name, as far as anybody can tell from one line. */
function nameParts(name: string) {
  const words = name.trim().split(/\s+/);
  const nameLast = words.pop() ?? '';
  return { nameFirst: words.join(' '), nameLast };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.name : 'failed');
