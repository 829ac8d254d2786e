import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** A session for somebody who has shown a second factor; callable by us only, never by its address. */
export const finishSignIn = {
  id: 'finish-sign-in',
  endpoints: {
    finishSignIn: createAuthEndpoint(
      '/finish-sign-in',
      {
        method: 'POST',
        body: z.object({ userId: z.uuid() }),
        metadata: { SERVER_ONLY: true },
      },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.userId);
        const session = user && (await internalAdapter.createSession(user.id));
        if (!session) throw new Error('there is nobody to sign in');
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ token: session.token });
      },
    ),
  },
} satisfies BetterAuthPlugin;
