/** What the server hands to the pages with every request; the pages know the server only by this. */
export interface RenderContext {
  /** Null: the page is for everyone. It names no nonce and is sent when all of it is there. */
  readonly nonce: string | null;
  readonly origin: string;
  readonly fetchApi: (input: Request) => Promise<Response>;
}
