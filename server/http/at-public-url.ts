/**
 * The request at the address that renters see. A proxy passes it on under another name, and the
 * pages write links to themselves for search engines and previews.
 */
export function atPublicUrl(request: Request, publicUrl: string | null): Request {
  if (publicUrl === null) return request;
  const { pathname, search } = new URL(request.url);
  // Joined as text: a path that begins with two slashes would otherwise name another host.
  return new Request(new URL(publicUrl).origin + pathname + search, request);
}
