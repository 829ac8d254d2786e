import { redirect } from 'react-router';
import type { Me } from '../../../../contract/accounts.ts';
import type { ApiClient } from '../../../../contract/client.ts';
import { logInTo } from '../../../page/paths.ts';
import { readMe } from './read-me.ts';

/**
 * For the loader of a page that needs a session: who is signed in, or the way to the home page, where
 * the dialog opens and leads back. React Router's own `.data` and `_routes` are no part of that way.
 */
export async function requireRenter(api: ApiClient, request: Request): Promise<Me> {
  const me = await readMe(api, request.headers.get('Cookie'));
  if (me) return me;
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('_routes');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  throw redirect(logInTo(pathname.replace(/\.data$/, '') + query));
}
