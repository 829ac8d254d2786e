/** Browsers know our address only: what they ask of a simulator in another process is passed on. */
export function passOnTo(base: string) {
  const folder = base.replace(/\/+$/, '');
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers();
    for (const name of ['authorization', 'content-type']) {
      const value = request.headers.get(name);
      if (value) headers.set(name, value);
    }
    const answer = await fetch(`${folder}${pathname}${search}`, {
      method: request.method,
      headers,
      ...(request.body ? { body: request.body, duplex: 'half' } : {}),
    });
    // An answer of our own, which can bear the headers that all of ours have.
    return new Response(answer.body, answer);
  };
}
