import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../clock.ts';
import type { Log } from '../../../log.ts';
import { signWebhook } from '../persona-signature.ts';
import type { InquiryRow } from './inquiries.ts';
import { inflectionOf, inquiryResource, renamed } from './json-api.ts';

/** Sends the event that Persona would send about an inquiry. */
export type NotifyProduct = (inquiry: InquiryRow) => Promise<void>;

const eventNames: Readonly<Record<string, string>> = { needs_review: 'marked-for-review' };

export function createNotifyProduct(options: {
  readonly secret: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly deliver: (body: string, signature: string) => Promise<{ readonly status: number }>;
}): NotifyProduct {
  const { secret, clock, log, deliver } = options;
  return async (inquiry) => {
    const now = clock.now();
    const event = {
      data: {
        type: 'event',
        id: `evt_${randomUUID()}`,
        attributes: {
          name: `inquiry.${eventNames[inquiry.status] ?? inquiry.status}`,
          createdAt: now.toString({ smallestUnit: 'second' }),
          payload: { data: inquiryResource(inquiry) },
        },
      },
    };
    const body = JSON.stringify(renamed(event, inflectionOf(undefined)));
    try {
      const { status } = await deliver(body, signWebhook(secret, body, clock.trueNow()));
      if (status >= 300) log.warn({ status }, 'the product refused an event of the identity check');
    } catch (error) {
      // As with any provider: the product also looks for itself.
      log.warn({ err: error }, 'an event of the identity check did not arrive');
    }
  };
}
