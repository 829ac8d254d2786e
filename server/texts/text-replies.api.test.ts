import { describe, expect, it } from 'vitest';
import { Me } from '../../contract/accounts.ts';
import { PersonalData } from '../../contract/profile.ts';
import { forgetPerson } from '../profile/forget-person.ts';
import { listCarriedTexts } from '../providers/texts/simulator/texts-table.ts';
import type { Phone } from '../testing/handover-phone.ts';
import { openTestLog } from '../testing/open-test-log.ts';
import { withTexts } from '../testing/rentals/with-texts.ts';
import { openTextOffice } from '../testing/text-office.ts';

const day = withTexts();
const { phone, choose, morning, emailsAbout } = day;

describe('a reply', () => {
  const moment = async (kind: 'set-out' | 'arrived', own: Phone) => {
    own.act({ kind });
    await own.send();
    await day.office.deliver();
  };

  it('STOP is obeyed: the next moment goes by email; START lets texts come again', async () => {
    const { own, bookingId } = await morning();
    await moment('set-out', own);
    await day.office.reply(day.mobile, 'Stop');
    expect((await day.rental.read('/api/me', Me)).hasStoppedTexts).toBe(true);
    await moment('arrived', own);
    expect(await day.office.textsTo(day.mobile)).toHaveLength(1);
    expect(await emailsAbout(bookingId)).toEqual(['at-the-door']);

    await day.office.reply(day.mobile, 'start');
    expect((await day.rental.read('/api/me', Me)).hasStoppedTexts).toBe(false);
    const next = await morning();
    await moment('set-out', next.own);
    expect(await day.office.textsTo(day.mobile)).toHaveLength(2);
  });

  it('that is told again changes nothing, even when another word came since', async () => {
    const { own } = await morning();
    await moment('set-out', own);
    await day.office.reply(day.mobile, 'STOP');
    await day.office.reply(day.mobile, 'START');
    await day.rental.db
      .updateTable('webhook_events')
      .set({ handled_at: null })
      .where('provider', '=', 'twilio')
      .execute();
    await day.office.deliver();
    expect((await day.rental.read('/api/me', Me)).hasStoppedTexts).toBe(false);
  });

  it('HELP is answered with one sentence, once', async () => {
    const { own } = await morning();
    await moment('set-out', own);
    await day.office.reply(day.mobile, 'help');
    await day.office.deliver();
    const [, ...answers] = await day.office.textsTo(day.mobile);
    expect(answers).toEqual([
      'Handover texts you on the day of a handover. Questions? Call +1 212 555 0100. Reply STOP to opt out.',
    ]);
  });

  it('from a number that we never wrote to is taken and comes to nothing', async () => {
    await day.office.reply('+351999999999', 'STOP');
    await day.office.reply('+351999999999', 'HELP');
    expect(await day.office.textsTo('+351999999999')).toEqual([]);
    const consent = day.rental.db.selectFrom('text_consents').where('number', '=', '+351999999999');
    expect(await consent.selectAll().execute()).toEqual([]);
  });

  it('without a signature, or with another, is refused', async () => {
    const body = new URLSearchParams({ MessageSid: 'SM1', From: day.mobile, Body: 'STOP' });
    for (const headers of [{}, { 'X-Twilio-Signature': 'guessed' }]) {
      const init = { method: 'POST', body, headers };
      expect((await day.rental.app.request('/api/webhooks/twilio', init)).status).toBe(403);
    }
  });
});

describe('the choice', () => {
  const change = (body: object) => day.rental.send('PATCH', '/api/me', body);

  it('is the renter’s own, and a text needs a number', async () => {
    expect(await (await change({ dayWay: 'both' })).json()).toMatchObject({ dayWay: 'both' });
    const none = { phone_country: null, phone_code: null, phone_number: null };
    await day.rental.db
      .updateTable('users')
      .set(none)
      .where('id', '=', day.rental.userId)
      .execute();
    const refused = await change({ dayWay: 'text' });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error: { code: 'phone_missing' } });
    const whole = { dayWay: 'text', phone: { country: 'PT', number: '912345678' } };
    expect(await (await change(whole)).json()).toMatchObject({ dayWay: 'text' });
    expect((await change({ dayWay: 'pigeon' })).status).toBe(422);
  });
});

describe('what is personal', () => {
  const texted = async () => {
    const { own } = await morning();
    own.act({ kind: 'set-out' });
    await own.send();
    await day.office.textsTo(day.mobile);
    await day.office.reply(day.mobile, 'STOP');
  };

  it('goes along with the renter’s data', async () => {
    await texted();
    const data = PersonalData.parse(await (await day.rental.send('GET', '/api/me/export')).json());
    expect(data.texts.filter(({ recipient }) => recipient === day.mobile)).toMatchObject([
      { body: expect.stringContaining('is on the way'), status: 'delivered' },
    ]);
  });

  it('is gone with the account: texts, stops and what the simulated phone shows', async () => {
    await texted();
    const { database, clock } = day.rental.app.deps;
    const kept = database.kysely.transaction().execute(async (tx) => {
      await forgetPerson(tx, day.rental.userId, clock.now());
      const texts = tx
        .selectFrom('outgoing_texts')
        .select('id')
        .where('recipient', '=', day.mobile);
      const stops = tx.selectFrom('text_consents').selectAll().where('number', '=', day.mobile);
      const shown = (await listCarriedTexts(tx)).filter(
        ({ recipient }) => recipient === day.mobile,
      );
      expect([await texts.execute(), await stops.execute(), shown]).toEqual([[], [], []]);
      throw new Error('the account is needed yet');
    });
    await expect(kept).rejects.toThrow('the account is needed yet');
  });

  it('is in no log, whatever fails', async () => {
    const { log, lines } = openTestLog();
    const loud = openTextOffice({ deps: { ...day.rental.app.deps, log } });
    await choose('text', phone('5005550009', 'US', '+1'));
    const { own } = await morning();
    own.act({ kind: 'set-out' });
    await own.send();
    await loud.deliver();
    expect(lines.join('')).toContain('21614');
    expect(lines.join('')).not.toMatch(/5005550009|on the way/);
  });
});
