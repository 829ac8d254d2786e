import type { RenderContext } from '../../contract/rendering.ts';
import type { PageRenderer } from './pages.ts';

type Mode = 'production' | 'development';
type RequestHandler = (request: Request, loadContext: unknown) => Promise<Response>;

/** What `web/entry.server.tsx` offers; the router comes from there, so that there is only one. */
export interface BuiltPages {
  readonly entry: {
    readonly module: {
      readonly publicPaths: readonly string[];
      reportErrorsTo(log: (error: unknown) => void): void;
      createLoadContext(context: RenderContext): unknown;
      createRequestHandler(build: BuiltPages, mode: Mode): RequestHandler;
    };
  };
}

/** `load` is asked for every request, so that hot reload always shows the newest pages. */
export function createPageRenderer(load: () => Promise<unknown>, mode: Mode): PageRenderer {
  let known: { build: BuiltPages; handle: RequestHandler } | null = null;
  return async (request, context) => {
    const build = (await load()) as BuiltPages;
    const { createLoadContext, createRequestHandler } = build.entry.module;
    if (known?.build !== build) known = { build, handle: createRequestHandler(build, mode) };
    return known.handle(request, createLoadContext(context));
  };
}
