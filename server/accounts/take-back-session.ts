import type { Queries } from '../db/connect.ts';
import type { Realm } from './realm.ts';

/** Ends the session that the library has just made; its cookie was sent to nobody. */
export async function takeBackSession(
  db: Queries,
  { sessions }: Realm,
  answer: Response,
): Promise<void> {
  const { token } = (await answer.clone().json()) as { readonly token: string };
  await db.deleteFrom(sessions).where('token', '=', token).execute();
}
