import { createRequestHandler, type ServerBuild } from 'react-router';
import type { RenderContext } from '../../contract/rendering.ts';

/** Turns a request into a page. The pages are built apart and know the server only by RenderContext. */
export type PageRenderer = (request: Request, context: RenderContext) => Promise<Response>;

type LoadContext = Parameters<ReturnType<typeof createRequestHandler>>[1];

interface BuiltPages extends ServerBuild {
  readonly entry: ServerBuild['entry'] & {
    readonly module: { createLoadContext(context: RenderContext): LoadContext };
  };
}

/** `load` is asked for every request, so that hot reload always shows the newest pages. */
export function createPageRenderer(
  load: () => Promise<unknown>,
  mode: 'production' | 'development',
): PageRenderer {
  let known: { build: BuiltPages; handle: ReturnType<typeof createRequestHandler> } | null = null;
  return async (request, context) => {
    const build = (await load()) as BuiltPages;
    if (known?.build !== build) known = { build, handle: createRequestHandler(build, mode) };
    return known.handle(request, build.entry.module.createLoadContext(context));
  };
}
