/** The library's answers name the session's token, which scripts need not know: the cookie is the answer. */
export function onlyCookies(answer: Response): Response {
  const plain = Response.json({ status: 'success' });
  for (const cookie of answer.headers.getSetCookie()) plain.headers.append('Set-Cookie', cookie);
  return plain;
}
