import { setTimeout as delay } from 'node:timers/promises';
import type { SentMail } from '../../server/providers/mail/simulator/sent-mail.ts';
import type { Target } from './target.ts';

/** Emails come by the queue. */
const WITHIN_MS = 30_000;

/** What came to somebody, the newest first; waited for until so many are there, and then for nothing more. */
export async function mailTo(
  { url }: Pick<Target, 'url'>,
  recipient: string,
  { least = 1, isWanted = (_: SentMail): boolean => true } = {},
): Promise<readonly SentMail[]> {
  for (const began = performance.now(); ; await delay(250)) {
    const answer = await fetch(`${url}/sim/mail?to=${encodeURIComponent(recipient)}`);
    const { messages } = (await answer.json()) as { readonly messages: readonly SentMail[] };
    const wanted = messages.filter(isWanted);
    if (wanted.length >= least || performance.now() - began > WITHIN_MS) return wanted;
  }
}

/** The tokens of the links that came to somebody, the newest first. */
export async function linksTo(
  target: Pick<Target, 'url'>,
  recipient: string,
  purpose: 'reset-password' | 'verify-email',
  least = 1,
): Promise<string[]> {
  const tokenIn = ({ text }: SentMail) =>
    new RegExp(`/${purpose}\\?token=([\\w-]+)`).exec(text)?.[1];
  const isWanted = (mail: SentMail) => tokenIn(mail) !== undefined;
  const messages = await mailTo(target, recipient, { least, isWanted });
  if (messages.length < least) throw new Error(`${recipient} was sent no link: ${purpose}`);
  return messages.map((mail) => tokenIn(mail) ?? '');
}
