import { expect, type Page } from '@playwright/test';

interface SentMail {
  readonly subject: string;
  readonly text: string;
}

/** What the simulated mail provider would have sent to somebody, newest first; in production only its operator may ask. */
async function mailTo(page: Page, recipient: string): Promise<readonly SentMail[]> {
  const answer = await page.request.get(`/sim/mail?to=${encodeURIComponent(recipient)}`, {
    headers: { Authorization: `Bearer ${process.env['MAILBOX_TOKEN']}` },
  });
  const { messages } = (await answer.json()) as { messages: readonly SentMail[] };
  return messages;
}

/** Waits for a message that says this, among all that somebody was sent. */
export async function expectMail(page: Page, recipient: string, words: string): Promise<void> {
  const isThere = async () =>
    (await mailTo(page, recipient)).some(({ text }) => text.includes(words));
  await expect.poll(isThere, { message: `“${words}” to ${recipient}` }).toBe(true);
}

/** Waits for a message and answers where its link leads, on this very site. */
export async function linkIn(
  page: Page,
  recipient: string,
  subject: string | RegExp,
): Promise<string> {
  const isIt = (one: string) => (subject instanceof RegExp ? subject.test(one) : one === subject);
  const find = async () => (await mailTo(page, recipient)).find((mail) => isIt(mail.subject));
  await expect.poll(find, { message: `“${subject}” to ${recipient}` }).toBeTruthy();
  const address = /https?:\S+/.exec((await find())?.text ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(address);
  return pathname + search;
}
