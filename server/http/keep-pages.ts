import type { RenderContext } from '../../contract/rendering.ts';
import type { Clock } from '../clock.ts';
import { type AskedOnce, askAgain, noteAnswers } from './noted-answers.ts';
import type { PageRenderer } from './pages.ts';
import { createNonce } from './security-headers.ts';

/** A switched flag is promised within 5 seconds; the database's message takes some of them. */
const CHECKED_EVERY_MS = 2_000;
/** All pages under the one or two names a node is known by; whoever makes names up displaces them. */
const MOST_KEPT = 100;

interface KeptPage {
  readonly type: string;
  /** The finished document, with places for a nonce and the time. */
  readonly text: string;
  /** What the page is made of: it stands as long as the API gives the same again. */
  readonly made: AskedOnce;
  checkedAtMs: number;
}

interface Standing {
  readonly paths: ReadonlySet<string>;
  readonly clock: Clock;
}

/**
 * Renders the pages that say the same to everyone once and keeps them, finished but for the nonce and
 * the time. A visitor with any cookie, such as a session's, gets a page of their own as before.
 */
export function keepPages(render: PageRenderer, { paths, clock }: Standing): PageRenderer {
  const kept = new Map<string, Promise<KeptPage | null>>();
  // Nobody can guess it, so nothing else in a page reads the same.
  const noncePlace = createNonce();

  async function prepare(url: string, context: RenderContext): Promise<KeptPage | null> {
    const made: AskedOnce = { answers: new Map(), toldNow: null };
    // A request of our own: nothing of the visitor's can find its way into the page.
    const page = await render(new Request(url), {
      ...context,
      nonce: noncePlace,
      isWantedWhole: true,
      fetchApi: noteAnswers(context.fetchApi, made),
    });
    if (page.status !== 200 || page.headers.has('set-cookie')) return null;
    const type = page.headers.get('content-type') ?? 'text/html; charset=utf-8';
    return { type, text: await page.text(), made, checkedAtMs: performance.now() };
  }

  function keep(url: string, context: RenderContext): Promise<KeptPage | null> {
    const preparing = prepare(url, context);
    preparing.catch(() => kept.delete(url));
    kept.delete(url);
    kept.set(url, preparing);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return preparing;
  }

  async function stillStands(page: KeptPage, context: RenderContext): Promise<boolean> {
    // The year stands in the footer; a day is what turns first.
    if (page.made.toldNow?.slice(0, 10) !== told(clock).slice(0, 10)) return false;
    if (performance.now() - page.checkedAtMs < CHECKED_EVERY_MS) return true;
    page.checkedAtMs = performance.now();
    return askAgain(page.made, context.fetchApi);
  }

  return async (request, context) => {
    const { pathname, search } = new URL(request.url);
    const isForEveryone =
      request.method === 'GET' &&
      search === '' &&
      paths.has(pathname) &&
      !request.headers.has('cookie');
    if (!isForEveryone) return render(request, context);

    const before = kept.get(request.url);
    let page = await (before ?? keep(request.url, context));
    if (page && !(await stillStands(page, context))) {
      // Whoever notices first makes it anew; the others wait for that.
      const newer = kept.get(request.url);
      page = await (newer && newer !== before ? newer : keep(request.url, context));
    }
    if (!page) {
      kept.delete(request.url);
      return render(request, context);
    }
    return new Response(filled(page, { noncePlace, nonce: context.nonce, now: told(clock) }), {
      headers: { 'Content-Type': page.type },
    });
  };
}

/** As the configuration tells the time. */
const told = (clock: Clock) => clock.now().toString({ smallestUnit: 'second' });

function filled(
  { text, made: { toldNow } }: KeptPage,
  { noncePlace, nonce, now }: { noncePlace: string; nonce: string; now: string },
): string {
  const withNonce = text.replaceAll(noncePlace, nonce);
  return toldNow === null ? withNonce : withNonce.replaceAll(toldNow, now);
}
