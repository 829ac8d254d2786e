import { redirect } from 'react-router';
import { callAuth } from '../features/me/account/call-auth.ts';
import { endedSearchCookie } from '../features/trip/state/search-cookie.ts';
import { forgetSearch } from '../features/trip/state/use-search.ts';
import { fetchApiContext } from '../request-context.ts';
import type { Route } from './+types/log-out';

/** Signing out changes something, so following a link to here does not do it. */
export function loader() {
  return redirect('/');
}

export async function clientAction() {
  const refusal = await callAuth('/api/auth/sign-out', {});
  if (refusal) throw new Error(refusal.message);
  forgetSearch();
  return redirect('/');
}

/** Before our scripts have arrived the form comes here, and its answer must end the cookie. */
export async function action({ context, request }: Route.ActionArgs) {
  const answer = await context.get(fetchApiContext)(
    new Request(new URL('/api/auth/sign-out', request.url), {
      method: 'POST',
      // The visitor's own: the sign-in library wants to see it, too.
      headers: { Origin: request.headers.get('Origin') ?? '' },
    }),
  );
  if (!answer.ok) throw new Error(`signing out was refused with ${answer.status}`);
  const headers = new Headers();
  for (const cookie of answer.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  headers.append('Set-Cookie', endedSearchCookie);
  return redirect('/', { headers });
}
