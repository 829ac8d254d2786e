import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Queries } from '../../db/connect.ts';
import type { Log } from '../../log.ts';
import { shownNumber } from './phone-number.ts';
import type { TextProvider } from './port.ts';
import { openTextSimulator, type TextSimulator } from './simulator/open-simulator.ts';
import { createTwilio } from './twilio.ts';

export interface OpenTexts {
  /** Null: nobody carries texts, and everything goes by email. */
  readonly provider: TextProvider | null;
  /** The provider's number as people write it. */
  readonly shownNumber: string | null;
  /** The simulated provider, when it runs in this process. */
  readonly simulator: TextSimulator | null;
}

interface Parts {
  readonly db: Queries;
  readonly clock: Clock;
  readonly log: Log;
  readonly siteUrl: string;
  /** The app: the simulated provider reaches it without leaving the process. */
  readonly answer: (request: Request) => Promise<Response>;
}

/** Where the provider of texts tells us what became of them. */
export const textWebhookUrl = (siteUrl: string) => `${siteUrl}/api/webhooks/twilio`;

/** The provider that the configuration names. */
export function openTexts({ texts }: Pick<Config, 'texts'>, parts: Parts): OpenTexts {
  const webhookUrl = textWebhookUrl(parts.siteUrl);
  if (texts.provider === 'none') return { provider: null, shownNumber: null, simulator: null };
  if (texts.provider === 'twilio') {
    const provider = createTwilio({ ...texts, webhookUrl });
    return { provider, shownNumber: shownNumber(provider.number), simulator: null };
  }
  const { db, clock, log, answer } = parts;
  const deliver = (body: URLSearchParams, signature: string) =>
    answer(
      new Request(webhookUrl, {
        method: 'POST',
        headers: { 'X-Twilio-Signature': signature },
        body,
      }),
    );
  const simulator = openTextSimulator({ db, clock, log, webhookUrl, deliver });
  const { provider } = simulator;
  return { provider, shownNumber: shownNumber(provider.number), simulator };
}
