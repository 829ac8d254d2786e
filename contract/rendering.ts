/** What the server hands to the pages with every request; the pages know the server only by this. */
export interface RenderContext {
  readonly nonce: string;
  readonly origin: string;
  readonly fetchApi: (input: Request) => Promise<Response>;
  /** The page is wanted finished, not as soon as its shell stands. */
  readonly isWantedWhole?: boolean;
}
