import { expect, type Page } from '@playwright/test';
import { statusDisplay } from '../../domain/booking-badges.ts';
import { toCityTime } from '../../domain/city-time.ts';
import { formatDateTime } from '../../domain/format-city-time.ts';
import { formatMoney } from '../../domain/format-money.ts';
import { openPage } from './detail-car.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { expectWholeOnPaper } from './expect-whole-on-paper.ts';
import { isPhone, isWide } from './list-trip.ts';
import { bookingOf, bookingsOf, signInAs } from './own-booking.ts';
import { asAnotherVisitor, logIn } from './sign-in-dialog.ts';
import { test } from './test.ts';

test.beforeEach(({ page }) => asAnotherVisitor(page));

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const cards = (page: Page) => page.getByRole('article');
const priceOf = (page: Page) => page.getByRole('region', { name: 'Price' });
const whenOf = (iso: string, zone: string) =>
  formatDateTime(toCityTime(Temporal.Instant.from(iso), zone));

test.describe('the list', () => {
  test('asks a visitor to log in, then shows what they came for, and is kept by nobody [A-ROUTE-006 A-SAFE-015 D-024-002 R-ROUTE-011]', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/bookings');
    await expect(page).toHaveURL('/?origin=%2Fbookings');
    await logIn(page);
    await expect(page).toHaveURL('/bookings');
    await expect(page.getByRole('heading', { level: 1, name: 'Your bookings' })).toBeVisible();
    const again = await page.request.get('/bookings');
    expect(again.headers()['cache-control']).toBe('no-store');
  });

  test('has every booking on its tab, with its badge, and each opens its page [A-PROFILE-007 R-BOOKING-001 R-BOOKING-002 R-BOOKING-003 R-BOOKING-007 R-PRODUCT-010]', {
    tag: '@not-tablet',
  }, async ({ page }) => {
    await signInAs(page, 'renter');
    await openPage(page, '/bookings');
    const all = await bookingsOf(page);
    await expect(page.getByRole('link', { name: 'Profile', exact: true }).last()).toHaveAttribute(
      'href',
      '/profile',
    );
    await expect(tab(page, 'Current & Upcoming')).toHaveAttribute('aria-selected', 'true');
    const booked = cards(page).filter({ hasText: 'Verified & Fully Paid' });
    await expect(booked.first()).toBeVisible();
    await expectNoProblems(page, { byNight: true });

    await tab(page, 'Current & Upcoming').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL('/bookings?tab=past');
    const past = all.filter(({ status }) => statusDisplay[status].tab === 'past');
    // The newest may be another test's, which is still being cancelled.
    for (const { reference, money, city, startsAt } of past.slice(-4)) {
      const card = cards(page).filter({ hasText: reference });
      await expect(card).toContainText(formatMoney(money.price));
      await expect(card).toContainText(whenOf(startsAt, city.timeZone));
    }

    const processed = past.find(({ status }) => status === 'processed');
    const card = cards(page).filter({ hasText: processed?.reference ?? '' });
    await expect(card).toContainText('Booking Processed');
    await card.getByRole('link').click();
    await expect(page).toHaveURL(`/booking/${processed?.id}`);
    await page.getByRole('link', { name: 'All bookings' }).click();
    await expect(page).toHaveURL('/bookings?tab=past');
    await expect(tab(page, 'Past')).toHaveAttribute('aria-selected', 'true');
  });

  test('says that there is nothing yet, and where to begin [R-BOOKING-005]', {
    tag: '@not-tablet',
  }, async ({ page }) => {
    await signInAs(page, 'new');
    await openPage(page, '/bookings');
    const confirmation = page.getByRole('dialog', { name: 'Confirm your email' });
    await confirmation.getByRole('button', { name: 'Later' }).click();
    await expect(page.getByRole('heading', { name: 'No upcoming trips' })).toBeVisible();
    await expectNoProblems(page, { byNight: true });
    await tab(page, 'Past').click();
    await expect(page.getByRole('heading', { name: 'No past trips yet' })).toBeVisible();
    await page.getByRole('link', { name: 'Find a car' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('the page of a booking', () => {
  test('shows who, what, when, where and how it is paid [R-BOOKING-008 R-BOOKING-009 R-BOOKING-010 R-BOOKING-012 R-BOOKING-016 R-BOOKING-017 R-BOOKING-018 R-BOOKING-019 R-CALL-017 R-DATA-013 R-DATA-026 R-ROUTE-013]', async ({
    page,
  }) => {
    await signInAs(page, 'renter');
    const all = await bookingsOf(page);
    // Of more than a day: tests of drivers book shorter ones meanwhile.
    const isLong = ({ startsAt, endsAt }: (typeof all)[number]) =>
      Temporal.Instant.from(endsAt).since(startsAt).total('hours') > 24;
    const booked = all
      .filter(isLong)
      .find(({ status, city }) => status === 'booked' && city.id === 'lisbon');
    const booking = await bookingOf(page, booked?.id ?? '');
    await openPage(page, `/booking/${booking.id}`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(`Booking ${booking.reference}`);
    await expect(page.getByText('Verified & Fully Paid')).toBeVisible();
    await expect(page.getByText(/^Booked on [A-Z][a-z]{2} \d\d, \d{4}$/)).toBeVisible();
    const card = page.getByRole('region', { name: /^Booking/ });
    await expect(card).toContainText(whenOf(booking.startsAt, 'Europe/Lisbon'));
    await expect(card).toContainText(booking.delivery.name);
    await expect(page.getByText('renter@handover.example')).toBeVisible();
    await expect(page.getByRole('main').getByText('+1 212 555 0142')).toBeVisible();
    const price = priceOf(page);
    for (const line of booking.lines) await expect(price).toContainText(formatMoney(line.shown));
    await expect(price).toContainText(`Paid for ${booking.days} days`);
    await expect(price).toContainText('Visa ending in 4242');
    await expect(price).toContainText('We’re holding €350.00');
    await expect(page.getByText(/you’ll get €[\d.]+ as credit/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'More about cancelling' })).toHaveAttribute(
      'href',
      '/faq',
    );
    for (const [name, type] of [
      ['Add to calendar', 'text/calendar'],
      ['Invoices (PDF)', 'application/pdf'],
    ] as const) {
      const address = await page.getByRole('link', { name }).getAttribute('href');
      const file = await page.request.get(address ?? '');
      expect(file.headers()['content-type']).toContain(type);
    }
    await expectNoProblems(page);
    // In the left column where there are two; below everything else where there is one.
    const policy = await page.getByRole('region', { name: 'Cancellation policy' }).boundingBox();
    const panel = await price.boundingBox();
    if (!policy || !panel) throw new Error('Both are on the page');
    if (isWide(page)) expect(policy.x + policy.width).toBeLessThan(panel.x);
    else expect(policy.y).toBeGreaterThan(panel.y + panel.height);
    if (isWide(page)) await expectWholeOnPaper(page, [booking.reference, '+351 200 555 142']);
  });

  test('for a company names it, and no card and no deposit [R-BOOKING-019 R-CALL-017]', {
    tag: '@once',
  }, async ({ page }) => {
    await signInAs(page, 'business');
    const booked = (await bookingsOf(page)).find(({ status }) => status === 'booked');
    await openPage(page, `/booking/${booked?.id}`);
    const price = priceOf(page);
    await expect(price).toContainText('Sample Trading, Lda.');
    await expect(price).toContainText('VAT PT999999990');
    await expect(price).not.toContainText('Deposit');
    await expect(page.getByText('cancelling is free')).toBeVisible();
    await expectNoProblems(page);
  });

  test('of somebody else, or of nobody, leads to the own ones [R-BOOKING-020 R-CALL-009 R-ROLE-006]', {
    tag: '@once',
  }, async ({ page }) => {
    await signInAs(page, 'business');
    const [others] = await bookingsOf(page);
    await signInAs(page, 'renter');
    for (const id of [others?.id, '00000000-0000-4000-8000-000000000000', 'nonsense']) {
      await page.goto(`/booking/${id}`);
      await expect(page).toHaveURL('/bookings');
    }
  });

  test('that is over can be neither changed nor cancelled [R-BOOKING-015 R-BOOKING-021]', {
    tag: '@once',
  }, async ({ page }) => {
    await signInAs(page, 'renter');
    const finished = (await bookingsOf(page)).find(({ status }) => status === 'finished');
    await openPage(page, `/booking/${finished?.id}`);
    await expect(page.getByText('Finished', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Change dates/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0);
    await expectNoProblems(page);
  });
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the times are the city’s, and say so [D-004-001]', { tag: '@once' }, async ({ page }) => {
    await signInAs(page, 'renter');
    const booking = (await bookingsOf(page)).find(({ city }) => city.id === 'new-york');
    if (!booking) throw new Error('The sample renter has a trip in New York');
    await openPage(page, `/booking/${booking.id}`);
    const card = page.getByRole('region', { name: /^Booking/ });
    await expect(card).toContainText('Delivery, New York time');
    await expect(card).toContainText(whenOf(booking.startsAt, 'America/New_York'));
    await expect(priceOf(page)).toContainText('Return, New York time');
  });
});

test.describe('in the city’s own time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('nothing need be said about it, on the card as beside the price', {
    tag: '@once',
  }, async ({ page }) => {
    await signInAs(page, 'renter');
    const booking = (await bookingsOf(page)).find(({ city }) => city.id === 'new-york');
    await openPage(page, `/booking/${booking?.id}`);
    await expect(priceOf(page)).toContainText('Delivery');
    for (const part of [page.getByRole('region', { name: /^Booking/ }), priceOf(page)]) {
      await expect(part).not.toContainText('New York time');
    }
  });
});

test('a trip that took place is reviewed, once [D-032-001]', { tag: '@once' }, async ({ page }) => {
  await signInAs(page, 'renter');
  const past = await bookingsOf(page);
  // One for every width: they share the sample renter.
  const mine = isWide(page)
    ? past.find(({ status }) => status === 'processed')
    : past.findLast(
        ({ status, city }) =>
          status === 'finished' && city.id === (isPhone(page) ? 'lisbon' : 'new-york'),
      );
  await openPage(page, `/booking/${mine?.id}`);
  const form = page.getByRole('region', { name: /^How was the/ });
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByText('Choose an overall rating.')).toBeVisible();
  await form.getByRole('radiogroup', { name: 'Overall' }).getByLabel('4 stars').check();
  await form.getByRole('radiogroup', { name: 'Comfort' }).getByLabel('5 stars').check();
  await form.getByLabel('Your review').fill('Quiet, clean and on time.');
  await expectNoProblems(page);
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByRole('heading', { name: 'Thanks for your review' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: /^How was the/ })).toHaveCount(0);
});
