import polyfillUrl from 'temporal-polyfill/global?worker&url';

const SCRIPT_ID = 'temporal';
export const temporalTag = `<script id="${SCRIPT_ID}" src="${polyfillUrl}"></script>`;

/** As it may stand inside a script of the page. */
export const withinScript = (markup: string) => markup.replaceAll('</', '<\\/');

/**
 * Dates are Temporal throughout. A browser without it gets it before any of our modules runs: they
 * use it as they are loaded, so a module script, which waits for nothing, would come too late.
 */
export function TemporalForOlderBrowsers({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, no one else's
      dangerouslySetInnerHTML={{
        __html: `typeof Temporal==='undefined'&&document.write('${withinScript(temporalTag)}')`,
      }}
    />
  );
}

/** React must find the page as it was sent, so what was written into it is taken out again. */
export function removeTemporalScript(): void {
  document.getElementById(SCRIPT_ID)?.remove();
}
