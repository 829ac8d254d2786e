import type { z } from 'zod';
import type { Joining } from '../../../contract/operate/staff.ts';
import type { Auth } from '../../accounts/auth-library.ts';
import { expiredLink } from '../../accounts/expired-link.ts';
import { endChallenges } from '../../accounts/factors/challenges.ts';
import { knownDeviceCookie } from '../../accounts/known-device.ts';
import { recordRefusedLink } from '../../accounts/record-refused-link.ts';
import { setPassword } from '../../accounts/set-password.ts';
import { toDate } from '../../db/instant.ts';
import type { Deps } from '../../deps.ts';
import { recordSecurityEvent } from '../../security/record-security-event.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { readInvitation, spendInvitation, whoseInvitation } from './invitations.ts';
import { staffRealm } from './staff-realm.ts';

/** Whom the link is for, before they think up a password. */
export async function checkInvitation({
  deps,
  body,
}: {
  readonly deps: Deps;
  readonly body: { readonly token: string };
}): Promise<Response> {
  const invited = await readInvitation(deps.database.kysely, body.token, deps.clock.now());
  if (!invited) throw expiredLink();
  return Response.json({ name: invited.name, email: invited.email });
}

export const isInvited = async ({
  deps: { database, clock },
  body: { token },
}: {
  readonly deps: Deps;
  readonly body: { readonly token: string };
}): Promise<boolean> => (await readInvitation(database.kysely, token, clock.now())) !== null;

/**
 * Name and password by a link from the mailbox. Whoever was signed in as this person no longer is; whoever has a
 * second factor already signs in with it next.
 */
export const join = (call: Call): Promise<Response> =>
  recordRefusedLink(
    call.deps,
    () => whoseInvitation(call.deps.database.kysely, call.body.token),
    () => joinByLink(call),
  );

interface Call {
  readonly deps: Deps;
  readonly auth: Auth;
  readonly headers: Headers;
  readonly body: z.output<typeof Joining>;
}

async function joinByLink({ deps, auth, headers, body }: Call): Promise<Response> {
  const now = deps.clock.now();
  const db = deps.database.kysely;
  // Hashing is dear and stays outside the transaction; a bad link is not worth it.
  const invited = await readInvitation(db, body.token, now);
  if (!invited) throw expiredLink();
  const hash = await (await auth.$context).password.hash(body.password);
  const { userId, hasFactor } = await db.transaction().execute(async (tx) => {
    const staffId = await spendInvitation(tx, body.token, now);
    if (!staffId) throw expiredLink();
    const at = toDate(now);
    await tx
      .updateTable('staff')
      .set({ name: body.name, email_verified: true, joined_at: at, updated_at: at })
      .where('id', '=', staffId)
      .execute();
    await setPassword(tx, staffRealm, { userId: staffId, hash, at: now.toString() });
    await tx.deleteFrom('staff_sessions').where('user_id', '=', staffId).execute();
    await endChallenges(tx, staffRealm, staffId);
    const factor = await tx
      .selectFrom('staff_factors')
      .select('id')
      .where('user_id', '=', staffId)
      .executeTakeFirst();
    await recordSecurityEvent(tx, { kind: 'password-reset', userId: staffId, now });
    await recordAudit(tx, {
      actor: staffId,
      action: 'staff join',
      subject: `staff ${staffId}`,
      now,
    });
    return { userId: staffId, hasFactor: factor !== undefined };
  });
  const answer = Response.json({ isSignedIn: !hasFactor });
  if (!hasFactor) {
    const signedIn = await auth.api.finishSignIn({ body: { userId }, headers, asResponse: true });
    for (const cookie of signedIn.headers.getSetCookie())
      answer.headers.append('Set-Cookie', cookie);
    if (signedIn.ok) {
      await recordSecurityEvent(db, { kind: 'signed-in', userId, detail: 'invitation', now });
    }
  }
  const account = invited.email;
  const door = { auth, realm: staffRealm, deps };
  answer.headers.append('Set-Cookie', await knownDeviceCookie(door, { headers, account }));
  return answer;
}
