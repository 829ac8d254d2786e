import { useTranslation } from 'react-i18next';
import { ApiError } from '../../contract/client.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import { desk } from '../../i18n/en/console/desk.ts';
import type { Problem } from './use-form.ts';

type SharedRefusal = keyof typeof desk.refusals;
const isShared = (code: string): code is SharedRefusal => Object.hasOwn(desk.refusals, code);

/** Why something was not done: what only this can be refused with, or what anything at the desk can. */
export function useRefusal(own: Partial<Record<ErrorCode, Problem>> = {}) {
  const { t } = useTranslation('desk');
  return (error: unknown): Problem => {
    const code = error instanceof ApiError ? error.code : 'unavailable';
    return own[code] ?? { text: t(`refusals.${isShared(code) ? code : 'other'}`) };
  };
}

/** The same where a page has sentences of its own for some codes, as a list of its words. */
export function useOwnRefusal<Code extends string>(
  problems: Readonly<Record<Code, string>>,
  say: (code: Code) => string,
) {
  const shared = useRefusal();
  const isOwn = (code: string): code is Code => Object.hasOwn(problems, code);
  return (error: unknown): Problem => {
    const code = error instanceof ApiError ? error.code : '';
    return isOwn(code) ? { text: say(code) } : shared(error);
  };
}
