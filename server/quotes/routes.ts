import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/handlers.ts';
import { createQuote } from './create-quote.ts';
import { getQuote } from './get-quote.ts';

export function quoteRoutes(deps: Deps): Pick<Handlers, 'createQuote' | 'getQuote'> {
  return {
    createQuote: ({ tx, body, caller }) => createQuote(tx, deps, caller, body),
    getQuote: ({ params, caller }) => getQuote(deps, caller, params.id),
  };
}
