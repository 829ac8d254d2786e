import { expect, type Page } from '@playwright/test';
import type { Me } from '../../contract/accounts.ts';
import type { CarResults } from '../../contract/cars.ts';
import type { Quote } from '../../contract/quotes.ts';
import type { RequestRecord } from '../../contract/requests.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { test } from './test.ts';
import { untilAlive } from './until-alive.ts';

// A server of its own: here the clock is moved and cards are declined, for everybody.
test.use({ baseURL: process.env['SIM_URL'] });
test.describe.configure({ mode: 'serial' });

const zone = 'America/New_York';
const home = { latitude: 40.76772, longitude: -73.98365, name: '345 West 58th Street' };

/** The API as the page itself calls it. */
function call<T>(page: Page, path: string, body?: object): Promise<T> {
  return page.evaluate(
    async ([address, content]) => {
      const headers = {
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      };
      const write = { method: 'POST', headers, body: JSON.stringify(content) };
      const answer = await fetch(address, content ? write : {});
      return answer.json();
    },
    [path, body] as const,
  );
}

async function requestBooking(page: Page, daysAhead: number): Promise<RequestRecord> {
  await call(page, '/api/auth/sign-in/email', {
    email: 'renter@handover.example',
    password: 'handover-sample',
  });
  const { now } = await call<{ now: string }>(page, '/api/config');
  const today = Temporal.Instant.from(now).toZonedDateTimeISO(zone).toPlainDate();
  const at = (days: number) =>
    today
      .add({ days: daysAhead + days })
      .toZonedDateTime({ timeZone: zone, plainTime: '09:00' })
      .toInstant()
      .toString();
  const query = `city=new-york&from=${at(0)}&to=${at(3)}&size=50`;
  const { cars } = await call<CarResults>(page, `/api/assets?${query}`);
  const { items } = await call<{ items: { id: string }[] }>(page, '/api/me/payment-methods');
  const quote = await call<Quote>(page, '/api/quotes', {
    carId: cars[0]?.id,
    startsAt: at(0),
    endsAt: at(3),
    checkout: { profile: 'personal' },
  });
  return call<RequestRecord>(page, '/api/bookings', {
    quoteId: quote.id,
    delivery: home,
    return: home,
    payment: { profile: 'personal', methodId: items[0]?.id },
  });
}

const life = (page: Page) => page.getByRole('list', { name: 'So far' });
const now = (page: Page) => life(page).locator('[aria-current=step]');
const move = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const email = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Emails, newest first' }).getByRole('button', { name }).first();

test('a whole rental passes in two minutes, without the driver who was never verified', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(240_000);
  // The emails of all sample renters go out as well when days pass, and their cars are handed over.
  const inTurn = { timeout: 60_000 };
  await page.goto('/sim');
  await untilAlive(page);
  const { bookingId } = await requestBooking(page, 12);
  await expect(now(page)).toContainText('Paid, deposit hold to come');
  await expect(email(page, /^Booked: /)).toBeVisible(inTurn);
  await call(page, `/api/bookings/${bookingId}/modifications`, {
    driver: { action: 'invite', email: 'unverified@handover.example' },
  });
  await expect(email(page, /invited you to drive.*unverified@/)).toBeVisible(inTurn);

  await move(page, 'To the next step');
  await expect(now(page)).toContainText('Paid, deposit held');
  await move(page, 'To the next step');
  await expect(email(page, /Tomorrow: .*renter@/)).toBeVisible(inTurn);
  await move(page, 'To the delivery');
  await expect(now(page)).toContainText('Car delivered', inTurn);
  await page.goto(`/booking/${bookingId}`);
  await expect(
    page.getByRole('region', { name: 'Additional drivers' }).getByRole('listitem'),
  ).toHaveText(
    'unverified@handover.exampleWasn’t verified before delivery and can’t drive on this trip.',
  );
  await page.goto('/sim');
  await untilAlive(page);
  await move(page, 'To the return');
  await expect(now(page)).toContainText('Car returned', inTurn);
  await expect(email(page, /How was the .*renter@/)).toBeVisible(inTurn);
  await move(page, 'To the next step');
  await expect(now(page)).toContainText('Deposit released');

  await page.getByRole('tab', { name: 'Cards and webhooks' }).click();
  await expect(page.getByText('Deposit hold released').first()).toBeVisible();
  await expect(page.getByText('payment_intent.canceled').first()).toBeVisible();

  await move(page, 'Back to real time');
  await expect(page.getByText('Real time')).toBeVisible();
});

test('a renter who chose texts is texted by the way, replies STOP, and hears from the door by email', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(240_000);
  const inTurn = { timeout: 60_000 };
  await page.goto('/sim');
  await untilAlive(page);
  await requestBooking(page, 100);
  await expect(now(page)).toContainText('Paid, deposit hold to come');
  await page.goto('/profile');
  await untilAlive(page);
  const day = page.getByRole('region', { name: 'On the day' });
  await day.getByRole('radio', { name: /^Text/ }).click();
  await expect(day.getByText('Saved', { exact: true })).toBeVisible();

  await page.goto('/sim');
  await untilAlive(page);
  await move(page, 'To the next step');
  await expect(now(page)).toContainText('Paid, deposit held');
  await move(page, 'To the driver setting out');
  await page.getByRole('tab', { name: /^Texts/ }).click();
  const phone = page.getByRole('region', { name: /^Phone \+/ }).first();
  await expect(phone.getByText(/is on the way with your .* Reply STOP to opt out\.$/)).toBeVisible(
    inTurn,
  );
  await expectNoProblems(page, { except: 'iframe' });
  await phone.getByRole('button', { name: 'STOP', exact: true }).click();
  await expect(phone.getByText('They replied: STOP')).toBeVisible();
  const hasStopped = async () => (await call<Me>(page, '/api/me')).hasStoppedTexts;
  await expect.poll(hasStopped).toBe(true);
  await page.goto('/profile');
  await expect(day).toContainText('You replied STOP, so we’ll email you instead.');
  await expectNoProblems(page, { byNight: true });

  await page.goto('/sim');
  await untilAlive(page);
  await move(page, 'To the driver at the door');
  await expect(email(page, /^At your door: .*renter@/)).toBeVisible(inTurn);
  await page.getByRole('tab', { name: /^Texts/ }).click();
  await expect(phone.getByText(/at your door/)).toHaveCount(0);
  await phone.getByRole('button', { name: 'START', exact: true }).click();
  await expect(phone.getByText('They replied: START')).toBeVisible();
  await expect.poll(hasStopped).toBe(false);
  await move(page, 'Back to real time');
  await expect(page.getByText('Real time')).toBeVisible();
});

test('an email can be read as sent and as plain text [D-034-002]', { tag: '@once' }, async ({
  page,
  baseURL,
}) => {
  // Where the email says the site is: its logo is shown by the same origin only.
  await page.goto(new URL('/sim', baseURL).href.replace('127.0.0.1', 'localhost'));
  await email(page, /^Booked: /).click();
  await expect(page.getByRole('heading', { name: /^Booked: / })).toBeFocused();
  const frame = page.frameLocator('iframe[title^="The email as sent"]');
  await expect(frame.getByRole('heading', { name: 'Your car is booked' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', /^(?!.*allow-scripts)/);
  await page.getByRole('button', { name: 'Plain text' }).click();
  await expect(page.locator('pre')).toContainText('345 West 58th Street');
});

test('the next charge is declined when somebody wants it so', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/sim');
  await untilAlive(page);
  await page.getByRole('tab', { name: 'Cards and webhooks' }).click();
  const next = page.getByLabel('Next charge or hold');
  await next.selectOption({ label: 'Declined: insufficient funds' });
  await expect(next).toHaveValue('insufficient_funds');
  await requestBooking(page, 40);
  await expect(now(page)).toContainText('Payment failed');
  await expect(page.getByText('Charge declined (insufficient funds)').first()).toBeVisible();
  await expect(next).toHaveValue('none');
});

test('a charge is disputed and the dispute lost, when somebody wants it so', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/sim');
  await untilAlive(page);
  await page.getByRole('tab', { name: 'Cards and webhooks' }).click();
  await requestBooking(page, 60);
  await page
    .getByRole('button', { name: /^Dispute it: Charge of/ })
    .first()
    .click();
  await expect(page.getByText('Dispute waiting for our evidence').first()).toBeVisible();
  await expect(page.getByText('charge.dispute.funds_withdrawn').first()).toBeVisible();
  await page
    .getByRole('button', { name: /^We lose: Dispute of/ })
    .first()
    .click();
  await expect(page.getByText('Dispute lost').first()).toBeVisible();
  await expect(page.getByText('charge.dispute.closed').first()).toBeVisible();
});

test('another card is chosen for a trip, and the hold that its bank wants approved is approved there', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/sim');
  await untilAlive(page);
  const { bookingId } = await requestBooking(page, 80);
  await expect(now(page)).toContainText('Paid, deposit hold to come');
  const openTrip = async () => {
    await page.goto(`/booking/${bookingId}`);
    await untilAlive(page);
  };
  await openTrip();
  await page.getByRole('button', { name: 'Change card' }).click();
  const cards = page.getByRole('dialog', { name: 'Change card' });
  await expect(cards.getByRole('radio', { name: /4242/ })).toBeChecked();
  await expectNoProblems(page, { byNight: true });
  await cards.getByRole('button', { name: 'Add card' }).click();
  await cards.getByLabel('Card number').fill('4000 0027 6000 3184');
  await cards.getByLabel('Expiry').fill('12/39');
  await cards.getByLabel('Security code').fill('123');
  await cards.getByRole('button', { name: 'Add card' }).click();
  const bank = page.getByRole('alertdialog', { name: 'Your bank needs your approval' });
  await bank.getByRole('button', { name: 'Approve' }).click();
  await expect(cards.getByRole('radio', { name: /3184/ })).toBeChecked();
  await expectNoProblems(page);
  await cards.getByRole('button', { name: 'Change card' }).click();
  await expect(page.getByText('Card changed')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('Visa ending in 3184');

  await page.goto('/sim');
  await untilAlive(page);
  await move(page, 'To the next step');
  await expect(email(page, /^Approve your deposit hold: /)).toBeVisible({ timeout: 60_000 });
  await openTrip();
  const notice = page.getByRole('region', { name: 'Approve your deposit hold' });
  await expect(notice).toContainText('hold on Visa ending in 3184');
  await expect(page.getByText('Approve your deposit hold')).toHaveCount(2); // and where the deposit stands
  await expectNoProblems(page);
  const approve = notice.getByRole('button', { name: 'Approve the hold' });
  await approve.click();
  await bank.getByRole('button', { name: 'Refuse' }).click();
  await expect(notice).toContainText('The hold wasn’t approved');
  await approve.focus();
  await page.keyboard.press('Enter');
  await bank.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Deposit hold approved')).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(page.getByText('Deposit hold in place')).toBeVisible();

  await page.goto('/sim');
  await untilAlive(page);
  await expect(now(page)).toContainText('Paid, deposit held');
  await move(page, 'Back to real time');
  await expect(page.getByText('Real time')).toBeVisible();
});

test('the page is found from the notice, by keyboard too, and by no search engine', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/faq');
  await untilAlive(page);
  const link = page.getByRole('link', { name: 'See behind the scenes' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The simulated world');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/sim<');
});

test('every part of it can be used by everybody', async ({ page }) => {
  await page.goto('/sim');
  await untilAlive(page);
  for (const part of [/^Emails/, /^Texts/, /^Cards/, /^Identity checks/]) {
    await page.getByRole('tab', { name: part }).click();
    await expectNoProblems(page, { except: 'iframe' });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});
