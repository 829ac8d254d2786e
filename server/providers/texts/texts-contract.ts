import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ForgedTextWebhook, type TextProvider, TextRefused } from './port.ts';

export interface TextBench {
  readonly provider: TextProvider;
  /** Somebody answers from their phone; resolves when the provider has told us. */
  reply(from: string, body: string): Promise<void>;
  /** Resolves when what was taken so far has arrived. */
  settled(): Promise<void>;
  /** What the provider told us so far, oldest first, as it came. */
  readonly events: readonly { readonly body: string; readonly signature: string }[];
  close(): Promise<void>;
}

const ana = '+351912345678';
const message = { to: ana, body: 'Handover: Marta is on the way.', validSeconds: 600 };

/** What the rest of the product relies on, whoever carries the texts. */
export function textsContract(name: string, open: () => Promise<TextBench>): void {
  describe(`${name} keeps the contract of texts`, () => {
    let bench: TextBench;
    beforeAll(async () => {
      bench = await open();
    });
    afterAll(() => bench.close());
    const lastEvent = () => {
      const event = bench.events.at(-1);
      if (!event) throw new Error('no event yet');
      return bench.provider.readWebhook(
        event.body,
        new Headers({ 'X-Twilio-Signature': event.signature }),
      );
    };

    it('takes a text over, and tells when it has arrived', async () => {
      const { ref } = await bench.provider.send(message);
      await bench.settled();
      expect(lastEvent()).toEqual({ id: `${ref} delivered`, subject: 'text', ref });
      expect(await bench.provider.read(ref)).toMatchObject({
        direction: 'out',
        from: bench.provider.number,
        to: ana,
        body: message.body,
        outcome: 'delivered',
      });
      expect(await bench.provider.read('SM0')).toBeNull();
      expect(await bench.provider.read('../../Accounts')).toBeNull();
    });

    it.each([
      ['+15005550001', 'unreachable', 21211],
      ['+15005550009', 'unreachable', 21614],
      ['+15005550004', 'stopped', 21610],
      ['not a number', 'unreachable', 21211],
    ])('refuses %s for good: %s', async (to, why, code) => {
      const sending = bench.provider.send({ ...message, to });
      await expect(sending).rejects.toBeInstanceOf(TextRefused);
      await expect(sending).rejects.toMatchObject({ refusal: { why, code } });
      await expect(sending).rejects.not.toThrow(to);
    });

    it('tells later of a phone that is never reached', async () => {
      const { ref } = await bench.provider.send({ ...message, to: '+15005550030' });
      await bench.settled();
      expect(lastEvent()).toMatchObject({ ref, subject: 'text' });
      const text = await bench.provider.read(ref);
      expect(text?.outcome).toEqual({ why: 'unreachable', code: 30003 });
    });

    it('finds a text whose answer was lost, and takes no other for it', async () => {
      const found = (asked: Partial<typeof message>, since = '2020-01-01T00:00:00Z') =>
        bench.provider.find({ ...message, ...asked }, Temporal.Instant.from(since));
      const lost = { ...message, to: '+351912345670', body: `Handover ${randomUUID()}` };
      expect(await found(lost)).toBeNull();
      const { ref } = await bench.provider.send(lost);
      await bench.settled();
      expect(await found(lost)).toEqual({ ref, outcome: 'delivered' });
      expect(await found({ ...lost, body: 'Handover: Rui is at your door.' })).toBeNull();
      expect(await found({ ...lost, to: '+351912345671' })).toBeNull();
      expect(await found(lost, '2199-01-01T00:00:00Z')).toBeNull();
      // What somebody wrote to us themselves is none of ours.
      await bench.reply(bench.provider.number, lost.body);
      expect(await found({ ...lost, to: bench.provider.number })).toBeNull();
    });

    it('tells of a reply, obeys its STOP by itself, and its START', async () => {
      await bench.reply(ana, 'Stop');
      const { ref, subject } = lastEvent();
      expect(subject).toBe('text');
      expect(await bench.provider.read(ref)).toMatchObject({
        direction: 'in',
        from: ana,
        to: bench.provider.number,
        body: 'Stop',
      });
      await expect(bench.provider.send(message)).rejects.toMatchObject({
        refusal: { why: 'stopped', code: 21610 },
      });
      await bench.reply(ana, 'START');
      await expect(bench.provider.send(message)).resolves.toMatchObject({
        ref: expect.any(String),
      });
      await bench.settled();
    });

    it('is believed only by its signature, over every parameter', async () => {
      await bench.reply(ana, 'Thanks');
      const { body, signature } = bench.events.at(-1) ?? { body: '', signature: '' };
      const read = (form: string, signed: string | null) => () =>
        bench.provider.readWebhook(
          form,
          new Headers(signed === null ? {} : { 'X-Twilio-Signature': signed }),
        );
      expect(read(body, signature)).not.toThrow();
      expect(read(body, null)).toThrow(ForgedTextWebhook);
      expect(read(body, `${signature.slice(0, -2)}x=`)).toThrow(ForgedTextWebhook);
      expect(read(body.replace('Thanks', 'STOP'), signature)).toThrow(ForgedTextWebhook);
      expect(read(`${body}&Extra=1`, signature)).toThrow(ForgedTextWebhook);
      expect(read('', signature)).toThrow(ForgedTextWebhook);
    });
  });
}
