import type { ElementHandle, Page } from 'puppeteer-core';

/** What can be seen, found as a person finds it: by what it is and what it says. */
const kinds = {
  button: 'button',
  link: 'a[href]',
  option: '[role=option]',
  field: 'input',
  heading: 'h1',
} as const;
type Kind = keyof typeof kinds;

/** Slow is not wrong: the journey shares the machine with the other tests. */
const WITHIN_MS = 60_000;

export class Visitor {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    page.setDefaultTimeout(WITHIN_MS);
  }

  async open(url: string): Promise<void> {
    await this.#page.goto(url, { waitUntil: 'load' });
  }

  /** Waits until something of this kind is there, answers, and says this. */
  async see(kind: Kind, says: string, within = 'body') {
    const found = await this.#page.waitForFunction(
      (selector, words, place) =>
        [...document.querySelectorAll(place)]
          .flatMap((one) => [...one.querySelectorAll<HTMLElement>(selector)])
          .find((one) => {
            const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])] : [one];
            const said = [one.ariaLabel, ...labels.map((label) => label.textContent)];
            // Its buttons answer only when React has taken over.
            const isAlive = Object.keys(one).some((key) => key.startsWith('__reactProps'));
            return isAlive && one.checkVisibility() && said.some((text) => text?.includes(words));
          }),
      {},
      kinds[kind],
      says,
      within,
    );
    return found as ElementHandle<HTMLElement>;
  }

  async press(kind: Kind, says: string, within?: string): Promise<void> {
    const element = await this.see(kind, says, within);
    await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await element.click();
  }

  async type(field: string, text: string): Promise<void> {
    await this.press('field', field);
    await this.#page.keyboard.type(text);
  }

  async arrivesAt(path: RegExp): Promise<void> {
    await this.#page.waitForFunction(
      (pattern) => new RegExp(pattern).test(location.pathname + location.search),
      {},
      path.source,
    );
  }

  /** Signs in without the dialog, which has tests of its own. */
  async signIn(email: string, password: string): Promise<void> {
    const status = await this.#page.evaluate(
      async (body) => {
        const headers = { 'Content-Type': 'application/json' };
        const init = { method: 'POST', headers, body: JSON.stringify(body) };
        return (await fetch('/api/auth/sign-in/email', init)).status;
      },
      { email, password },
    );
    if (status !== 200) throw new Error(`Signing in answered ${status}.`);
  }
}
