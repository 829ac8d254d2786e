import type { RenderContext } from '../../contract/rendering.ts';
import type { Clock } from '../clock.ts';
import { readsBrotli } from './compress-page.ts';
import { LightResponse } from './light-response.ts';
import { type AskedOnce, askAgain, noteAnswers } from './noted-answers.ts';
import { type Fill, leaveOpen } from './open-places.ts';
import { packOpen } from './pack-open.ts';
import type { PageRenderer } from './pages.ts';
import { createNonce } from './security-headers.ts';
import { createSharedReads } from './shared-reads.ts';

/** A switched flag is promised within 5 seconds; the database's message takes some of them. */
const CHECKED_EVERY_MS = 2_000;
/** All pages under the one or two names a node is known by; whoever makes names up displaces them. */
const MOST_KEPT = 100;
/** Which cars are free may change at any moment: these are asked at every view. */
const isLive = (path: string) => path.startsWith('/api/assets');
/** How much of the told time a page may show: the year in the footer, the next half hour of a trip. */
const TOLD_LETTERS = { day: 'YYYY-MM-DD'.length, minute: 'YYYY-MM-DDTHH:MM'.length } as const;

interface KeptPage {
  readonly type: string;
  /** The finished document, but for a nonce and the time. */
  readonly plain: Fill;
  /** The same as Brotli. */
  readonly packed: Fill | null;
  /** What the page is made of: it stands as long as the API gives the same again. */
  readonly made: AskedOnce;
  checkedAtMs: number;
}

interface Standing {
  /** Path → within what time a page says the same, as long as the API does. */
  readonly paths: ReadonlyMap<string, 'day' | 'minute'>;
  readonly clock: Clock;
  /** A node may be asked under several names; the pages name one. */
  readonly publicUrl: string | null;
}

/**
 * Renders the pages that say the same to everyone once and keeps them, finished but for the nonce and
 * the time. A visitor with any cookie, such as a session's, gets a page of their own as before.
 */
export function keepPages(
  render: PageRenderer,
  { paths, clock, publicUrl }: Standing,
): PageRenderer {
  const kept = new Map<string, Promise<KeptPage | null>>();
  const share = createSharedReads<KeptPage, boolean>();
  const told = tellTime(clock);
  const publicOrigin = publicUrl === null ? null : new URL(publicUrl).origin;
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
    const text = await page.text();
    const places = made.toldNow === null ? [noncePlace] : [noncePlace, made.toldNow];
    const packed = await packOpen(text, places);
    return { type, plain: leaveOpen(text, places), packed, made, checkedAtMs: performance.now() };
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

  async function stillStands(
    page: KeptPage,
    within: 'day' | 'minute',
    context: RenderContext,
  ): Promise<boolean> {
    const letters = TOLD_LETTERS[within];
    if (page.made.toldNow?.slice(0, letters) !== told().slice(0, letters)) return false;
    const isDue = performance.now() - page.checkedAtMs >= CHECKED_EVERY_MS;
    if (isDue) page.checkedAtMs = performance.now();
    return askAgain(page.made, context.fetchApi, (path) => isDue || isLive(path));
  }

  return async (request, context) => {
    const { origin, pathname, search } = new URL(request.url);
    const url = (publicOrigin ?? origin) + pathname + search;
    const within = paths.get(pathname);
    const isForEveryone =
      request.method === 'GET' && search === '' && !request.headers.has('cookie');
    if (!within || !isForEveryone) return render(request, context);

    const before = kept.get(url);
    let page = await (before ?? keep(url, context));
    const checked = before ? page : null;
    if (checked && !(await share(checked, () => stillStands(checked, within, context)))) {
      // Whoever notices first makes it anew; the others wait for that.
      const newer = kept.get(url);
      page = await (newer && newer !== before ? newer : keep(url, context));
    }
    if (!page) {
      kept.delete(url);
      return render(request, context);
    }
    const headers = { 'Content-Type': page.type, Vary: 'Accept-Encoding' };
    const nonceAndTime = [context.nonce, told()];
    if (!page.packed || !readsBrotli(request.headers.get('accept-encoding'))) {
      return new Response(page.plain(nonceAndTime), { headers });
    }
    return new LightResponse(page.packed(nonceAndTime), {
      status: 200,
      headers: { ...headers, 'Content-Encoding': 'br' },
    });
  };
}

/** The time as the configuration tells it; put into letters once a second. */
function tellTime(clock: Clock): () => string {
  let second = Number.NaN;
  let text = '';
  return () => {
    const now = clock.now();
    const begun = Math.floor(now.epochMilliseconds / 1000);
    if (begun !== second) text = now.toString({ smallestUnit: 'second' });
    second = begun;
    return text;
  };
}
