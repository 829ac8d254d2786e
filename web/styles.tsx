import stylesUrl from './app.css?url';

/**
 * Only the server brings them along. The browser has them from the page, and keeps them for when all
 * of it is drawn anew: the page for what went wrong does that.
 */
const styles = import.meta.env.SSR
  ? (await import('./app.css?inline')).default
  : (document.head.querySelector('style')?.textContent ?? '');

/**
 * All styles stand in the page: it is painted as soon as it has arrived, without asking for another
 * file first. While developing they are a file of their own, which hot reload can change.
 */
export function Styles({ nonce }: { nonce: string | undefined }) {
  if (import.meta.env.DEV) return <link rel="stylesheet" href={stylesUrl} precedence="default" />;
  return (
    <style
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
      dangerouslySetInnerHTML={{ __html: styles }}
    />
  );
}
