import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailMessage, type MailProvider, MailRefused } from './port.ts';

/** A message as it arrived. */
export interface Arrived {
  readonly to: readonly string[];
  readonly subject: string;
  /** Header names, lower-cased; empty where there are none to look at. */
  readonly headers: readonly string[];
  readonly text: string;
  readonly attachments: readonly { readonly filename: string; readonly content: string }[];
}

export interface MailBench {
  readonly provider: MailProvider;
  /** Everything that arrived so far, oldest first. */
  arrived(): Promise<readonly Arrived[]>;
  close(): Promise<void>;
}

const message: MailMessage = {
  id: 'mail-1',
  to: 'ana@handover.example',
  subject: 'Booked: Fiat 500 in Alcântara',
  html: '<p>Olá</p>',
  text: 'Olá, ações às 9:00',
  attachments: [
    {
      filename: 'trip.ics',
      contentType: 'text/calendar',
      content: new TextEncoder().encode('BEGIN:VCALENDAR'),
    },
  ],
};

/** What the rest of the product relies on, whoever carries the mail. */
export function mailContract(name: string, open: () => Promise<MailBench>): void {
  describe(`${name} keeps the mail contract`, () => {
    let bench: MailBench;
    beforeAll(async () => {
      bench = await open();
    });
    afterAll(() => bench.close());
    const last = async () => (await bench.arrived()).at(-1);

    it('carries text, accents and attachments whole', async () => {
      await bench.provider.send(message);
      expect(await last()).toMatchObject({
        to: [message.to],
        subject: message.subject,
        text: message.text,
        attachments: [{ filename: 'trip.ics', content: 'BEGIN:VCALENDAR' }],
      });
    });

    it('refuses for good where there is no such mailbox', async () => {
      const sending = bench.provider.send({
        ...message,
        id: 'mail-2',
        to: 'bounce@nobody.example',
      });
      await expect(sending).rejects.toBeInstanceOf(MailRefused);
      await expect(sending).rejects.toMatchObject({ status: 550 });
      await expect(sending).rejects.not.toThrow(/bounce/);
    });

    it.each(['\r\nBcc: all@evil.example', '\nBcc: all@evil.example', '\r\n\r\nanother body'])(
      'lets no subject begin a header: %j [A-SAFE-011]',
      async (injected) => {
        const id = `subject-${injected.length}`;
        await bench.provider.send({ ...message, id, subject: `Hello${injected}` });
        const mail = await last();
        expect(mail?.headers).not.toContain('bcc');
        expect(mail?.to).toEqual([message.to]);
        expect(mail?.text).toBe(message.text);
      },
    );

    it.each([
      'ana@handover.example, all@evil.example',
      'ana@handover.example\r\nBcc: all@evil.example',
      'ana@handover.example> <all@evil.example',
    ])('reaches nobody but one recipient: %j [A-SAFE-011]', async (to) => {
      const before = (await bench.arrived()).length;
      await bench.provider.send({ ...message, id: `to-${to.length}`, to }).catch(() => null);
      for (const mail of (await bench.arrived()).slice(before)) {
        expect(mail.to).not.toContain('all@evil.example');
        expect(mail.headers).not.toContain('bcc');
      }
    });
  });
}
