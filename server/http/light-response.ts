import { getRequestListener } from '@hono/node-server';

/**
 * The answer that Hono's server writes to the socket as it is: a real `Response` is made of it only where
 * somebody reads it. The server hands the class out in one way, by putting it in the place of the global
 * one; that is taken back at once, so that nobody meets it unasked.
 */
const HonosResponse: typeof Response = (() => {
  const kept = (['Request', 'Response'] as const).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  getRequestListener(() => new Response());
  const light = globalThis.Response;
  for (const [name, descriptor] of kept)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  return light;
})();

/** Under which it keeps what it was given, until it has become a real one. */
const [GIVEN = Symbol('given')] = Object.getOwnPropertySymbols(new HonosResponse(''));

type PlainHeaders = Record<string, string>;

/** The type takes the headers for a field, and a field cannot be watched; they are a getter. */
const WithHeadersApart = HonosResponse as unknown as new (
  ...given: ConstructorParameters<typeof Response>
) => Omit<Response, 'headers'>;

/** As that one, and its headers go to the socket as they are, too, while nobody reads them. */
export class LightResponse extends WithHeadersApart {
  #plain: PlainHeaders | null;
  /** The body, for whoever only looks: it can still be sent or read. */
  readonly content: Buffer<ArrayBuffer>;

  constructor(
    body: Buffer<ArrayBuffer>,
    { status, headers }: { readonly status: number; readonly headers: PlainHeaders },
  ) {
    const plain = { ...headers };
    super(body, { status, headers: plain });
    this.#plain = plain;
    this.content = body;
  }

  get headers(): Headers {
    this.#plain = null; // from here on those that are read count
    return Reflect.get(HonosResponse.prototype, 'headers', this);
  }

  /** To what is there; none of them may be there already under another spelling. */
  addHeaders(more: Readonly<PlainHeaders>): void {
    if (this.#plain && GIVEN in this) Object.assign(this.#plain, more);
    else setAll(this.headers, more);
  }
}

/** To the answer itself: Hono's own way would make a new one for every header. */
export function addHeaders(answer: Response, more: Readonly<PlainHeaders>): void {
  if (answer instanceof LightResponse) answer.addHeaders(more);
  else setAll(answer.headers, more);
}

function setAll(headers: Headers, more: Readonly<PlainHeaders>): void {
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
}
