import type { RenderContext } from '../../contract/rendering.ts';
import { atPublicUrl } from './at-public-url.ts';

/** Turns a request into a page. The pages are built apart and know the server only by RenderContext. */
export type PageRenderer = (request: Request, context: RenderContext) => Promise<Response>;

type Mode = 'production' | 'development';
type RequestHandler = (request: Request, loadContext: unknown) => Promise<Response>;

/** What `web/entry.server.tsx` offers; the router comes from there, so that there is only one. */
export interface BuiltPages {
  readonly entry: {
    readonly module: {
      /** Pages that say the same to everyone. */
      readonly standingPaths: readonly string[];
      /** The same, but only for the moment. */
      readonly passingPaths: readonly string[];
      createLoadContext(context: RenderContext): unknown;
      createRequestHandler(build: BuiltPages, mode: Mode): RequestHandler;
    };
  };
}

/** `load` is asked for every request, so that hot reload always shows the newest pages. */
export function createPageRenderer(
  load: () => Promise<unknown>,
  mode: Mode,
  publicUrl: string | null,
): PageRenderer {
  let known: { build: BuiltPages; handle: RequestHandler } | null = null;
  return async (request, context) => {
    const build = (await load()) as BuiltPages;
    const { createLoadContext, createRequestHandler } = build.entry.module;
    if (known?.build !== build) known = { build, handle: createRequestHandler(build, mode) };
    return known.handle(atPublicUrl(request, publicUrl), createLoadContext(context));
  };
}
