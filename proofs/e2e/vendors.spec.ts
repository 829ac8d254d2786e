import { expect, type Page } from '@playwright/test';
import { newRenter } from './new-renter.ts';
import { asAnotherVisitor } from './sign-in-dialog.ts';
import { test } from './test.ts';
import { untilAlive } from './until-alive.ts';

/**
 * What the vendors' own scripts are asked for. They cannot be reached here, so a stand-in answers in
 * their place; all the rest is the product, told by its configuration that the vendor is real.
 */
test.beforeEach(async ({ page }) => {
  await asAnotherVisitor(page);
  await newRenter(page);
});

interface Vendor {
  /** Words of the configuration, as they are and as they would be. */
  readonly words: readonly [string, string];
  readonly origin: string;
  /** As the server allows it for a vendor whose frame brings a style element. */
  readonly bringsStyles?: boolean;
}

async function openProfileWith(page: Page, vendor: Vendor) {
  const { origin, bringsStyles = false } = vendor;
  const [is, wouldBe] = vendor.words;
  // Its sentence is written by the server, which knows better.
  const url = process.env['BASE_URL'] ?? '';
  await page.context().addCookies([{ name: 'ribbon', value: 'closed', url }]);
  const told = (text: string) =>
    text.replaceAll(new RegExp(`(\\\\?")${is}\\1`, 'g'), `$1${wouldBe}$1`);
  await page.route(/\/(profile|api\/config)$/, async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    const policy = headers['content-security-policy'];
    if (policy) {
      headers['content-security-policy'] = policy
        .replace('script-src', `script-src ${origin}`)
        .replace('frame-src', `frame-src ${origin}`)
        .replace(
          /style-src 'self' '[^']+'/,
          bringsStyles ? "style-src 'self' 'unsafe-inline'" : '$&',
        );
    }
    await route.fulfill({ response: answer, headers, body: told(await answer.text()) });
  });
  await page.goto('/profile');
  await untilAlive(page);
}

const stripeScript = `
  window.stripeCalls = { created: [] };
  window.Stripe = (key) => {
    const calls = window.stripeCalls;
    calls.key = key;
    const element = {
      mount: (node) => { node.textContent = 'Fields of the vendor'; },
      on: () => element, once: () => element, off: () => element,
      update() {}, unmount() {}, destroy() {}, collapse() {},
    };
    const elements = {
      create: (kind) => { calls.created.push(kind); return element; },
      getElement: () => null, update() {}, submit: async () => ({}),
    };
    return {
      elements: (options) => { calls.options = options; return elements; },
      confirmSetup: async ({ clientSecret, redirect }) => {
        calls.confirmed = { clientSecret, redirect };
        return { error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' } };
      },
      createToken() {}, createPaymentMethod() {}, confirmCardPayment() {},
      registerAppInfo() {}, _registerWrapper() {},
    };
  };`;

test('with Stripe the card is entered in its own fields, and its refusal is told', {
  tag: '@once',
}, async ({ page }) => {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stripeScript }),
  );
  await openProfileWith(page, { words: ['simulator', 'stripe'], origin: 'https://js.stripe.com' });
  const wallet = page.getByRole('region', { name: 'Wallet', exact: true });
  await wallet.getByRole('button', { name: 'Add card' }).click();
  await expect(wallet).toContainText('Fields of the vendor');
  await wallet.getByRole('button', { name: 'Add card' }).click();
  await expect(wallet.getByRole('alert')).toContainText('There isn’t enough money on this card.');
  const calls = await page.evaluate(() => Reflect.get(window, 'stripeCalls'));
  expect(calls).toMatchObject({
    key: expect.stringMatching(/^pk_/),
    options: { mode: 'setup', allowedPaymentMethodTypes: ['card'] },
    created: expect.arrayContaining(['expressCheckout', 'payment']),
    confirmed: { clientSecret: expect.stringMatching(/^seti_.+_secret_/), redirect: 'if_required' },
  });
});

test('with Persona the documents are shown in its own window, for this very check', {
  tag: '@once',
}, async ({ page }) => {
  const origin = 'https://*.withpersona.com';
  await page.route(/^https:\/\/[a-z.]+withpersona\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The vendor’s window</h1>' }),
  );
  await openProfileWith(page, { words: ['identity', 'elsewhere'], origin, bringsStyles: true });
  await page.getByRole('button', { name: 'Add documents', exact: true }).click();
  const frame = page.locator('iframe[src*="withpersona.com"]');
  await expect(frame).toHaveAttribute('src', /inquiry-id=inq_/);
  await expect(frame).toHaveAttribute('src', /session-token=/);
});
