import { createContext, useContext, useState } from 'react';

/** Of the answer that is being rendered, on the server; a page for everyone has none. */
export const NonceContext = createContext<string | undefined>(undefined);

/** A document keeps the nonce it came with. */
export function useNonce(): string | undefined {
  const rendered = useContext(NonceContext);
  const [nonce] = useState(() => (import.meta.env.SSR ? rendered : nonceOfDocument()));
  return nonce;
}

const nonceOfDocument = () => document.querySelector<HTMLElement>('[nonce]')?.nonce;
