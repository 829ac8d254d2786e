import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { EarlyPresses } from './early-visit.ts';

const preloadLinks = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const moduleScript = /<script nonce="([^"]*)" type="module" async="">([\s\S]*?)<\/script>/;
const opening = ' type="module" async="">';

/**
 * React Router asks for a page's scripts in its head, where they take the line from what the visitor
 * came to see. The page is whole without them, so they are asked for when it has been painted.
 */
export function scriptsAfterPaint(html: string): string {
  const files: string[] = [];
  const withoutPreloads = html.replace(preloadLinks, (_, file: string) => {
    files.push(file);
    return '';
  });
  return withoutPreloads.replace(
    moduleScript,
    (_, nonce: string, code: string) =>
      `<script nonce="${nonce}">(${startAfterPaint})(${inScript(files)},${inScript(code)},document.currentScript.nonce)</script>`,
  );
}

/** The same for a page on its way: held until its scripts are named, and nothing is late before that. */
export function delayScripts(): Transform {
  const decoder = new StringDecoder();
  let held: string[] | null = [];
  let latest = '';
  let isNamed = false;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const text = decoder.write(chunk);
      if (held === null) return done(null, text);
      held.push(text);
      // Looked for only in what is new: a page comes in a hundred pieces.
      latest = latest.slice(-opening.length) + text;
      isNamed ||= latest.includes(opening);
      if (!isNamed) return done();
      const page = held.join('');
      if (!moduleScript.test(page)) return done();
      held = null;
      done(null, scriptsAfterPaint(page));
    },
    flush(done) {
      done(null, held?.join(''));
    },
  });
}

/** Sent to the browser as it is written here, so it may name nothing outside itself. */
function startAfterPaint(files: readonly string[], code: string, nonce: string): void {
  const buttons: HTMLElement[] = [];
  // Those that open something by themselves have done so already.
  const deaf = 'button[type="button"]:not([commandfor], [popovertarget])';
  const note = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>(deaf);
    if (button) buttons.push(button);
  };
  document.addEventListener('click', note, true);
  const earlyPresses: EarlyPresses = {
    buttons,
    stop: () => document.removeEventListener('click', note, true),
  };
  Object.assign(window, { earlyPresses });

  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const href of files) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
    const script = Object.assign(document.createElement('script'), { type: 'module', nonce });
    script.append(code);
    document.head.append(script);
  };
  // A page nobody sees yet is not painted, and old browsers do not tell.
  const isTold = PerformanceObserver.supportedEntryTypes.includes('paint');
  if (isTold && document.visibilityState === 'visible') {
    const painted = new PerformanceObserver((paints) => {
      // The ground may be painted before anything stands on it.
      if (paints.getEntriesByName('first-contentful-paint').length > 0) start();
    });
    painted.observe({ type: 'paint', buffered: true });
    // A machine too busy to paint must still come to life.
    setTimeout(start, 5_000);
  } else {
    start();
  }
}

/** A value as a script's text, in which no element can begin or end. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
