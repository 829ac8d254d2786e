import { expect, it } from 'vitest';
import { ErrorAnswer } from '../../contract/errors.ts';
import { inOurShape } from './auth-refusals.ts';

const refusedWith = (code: string) => inOurShape(Response.json({ code }, { status: 403 }));

it.each(['MISSING_OR_NULL_ORIGIN', 'INVALID_ORIGIN', 'CROSS_SITE_NAVIGATION_LOGIN_BLOCKED'])(
  'the library’s own check of where a write comes from refuses as ours does: %s',
  async (code) => {
    const answer = await refusedWith(code);
    expect(answer.status).toBe(403);
    expect(ErrorAnswer.parse(await answer.json()).error.code).toBe('cross_site');
  },
);

it('a refusal that nobody has a word for is an error of ours', async () => {
  await expect(refusedWith('SOMETHING_NEW')).rejects.toThrow('403 SOMETHING_NEW');
});
