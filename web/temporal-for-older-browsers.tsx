import polyfillUrl from 'temporal-polyfill/global?worker&url';

/**
 * Dates are Temporal throughout. A browser without it gets it before any of our modules runs: they
 * use it as they are loaded, so a module script, which waits for nothing, would come too late.
 */
export function TemporalForOlderBrowsers({ nonce }: { nonce: string | undefined }) {
  // React must find the page as it was sent, so what was written into it is taken out again.
  const tidyUp =
    'document.currentScript.previousElementSibling.remove();document.currentScript.remove()';
  const tags = `<script src="${polyfillUrl}"><\\/script><script nonce="${nonce}">${tidyUp}<\\/script>`;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, no one else's
      dangerouslySetInnerHTML={{
        __html: `typeof Temporal==='undefined'&&document.write('${tags}')`,
      }}
    />
  );
}
