import { temporalTag, withinScript } from './temporal-for-older-browsers.tsx';

/** What React makes scripts of, and what we write ourselves. */
const written = JSON.stringify(['<script></script>', temporalTag]);

/**
 * What may become markup or the address of a script. React writes scripts and styles of the page once more when
 * it draws all of it anew, so what stands in the page already may; the script for older browsers is written
 * by its own tag; scripts come from us or from Stripe. Everything else is refused by the browser.
 */
const policy = `window.trustedTypes?.createPolicy('default',{
createHTML:h=>!h.includes('<')||${withinScript(written)}.includes(h)||[...document.querySelectorAll('script,style')].some(e=>e.textContent===h)?h:null,
createScriptURL:u=>[location.origin,'https://js.stripe.com'].includes(new URL(u,location.href).origin)?u:null})`;

/** Before any other script of the page. */
export function TrustedTypes({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, no one else's
      dangerouslySetInnerHTML={{ __html: policy }}
    />
  );
}
