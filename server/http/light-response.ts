import { getRequestListener } from '@hono/node-server';

/**
 * The answer that Hono's server writes to the socket as it is: a real `Response` is made of it only where
 * somebody reads it. The server hands the class out in one way, by putting it in the place of the global
 * one; that is taken back at once, so that nobody meets it unasked.
 */
export const LightResponse: typeof Response = (() => {
  const kept = (['Request', 'Response'] as const).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  getRequestListener(() => new Response());
  const light = globalThis.Response;
  for (const [name, descriptor] of kept)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  return light;
})();
