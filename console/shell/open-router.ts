import { createBrowserRouter, type DataStrategyFunction, type RouteObject } from 'react-router';
import { isOutOfReach } from '../api/out-of-reach.ts';
import { reach } from './reach.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** What a page shows stays when it cannot be read again: it is what we knew, and the next reading may succeed. */
export function openRouter(routes: RouteObject[]): Router {
  let router: Router | undefined;
  const read: DataStrategyFunction = async ({ matches }) => {
    const shown = router && shownBy(router);
    const loading = matches.filter(({ shouldLoad }) => shouldLoad);
    const results = await Promise.all(
      loading.map(async (match) => {
        const result = await match.resolve();
        const { id } = match.route;
        if (result.type === 'error' && isOutOfReach(result.result)) {
          reach.lose();
          if (shown && id in shown) return [id, { type: 'data' as const, result: shown[id] }];
        }
        if (result.type === 'data') reach.regain();
        return [id, result];
      }),
    );
    return Object.fromEntries(results);
  };
  router = createBrowserRouter(routes, { dataStrategy: read });
  return router;
}

/** Null where another page is on its way, or nothing is shown. */
function shownBy({ state }: Router): Readonly<Record<string, unknown>> | null {
  const isReadAgain = state.revalidation === 'loading' && state.navigation.state === 'idle';
  return isReadAgain && state.errors === null ? state.loaderData : null;
}
