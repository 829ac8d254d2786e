import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../contract/client.ts';
import { claims } from '../../../i18n/en/console/claims.ts';
import type { Problem } from '../../form/use-form.ts';
import { useRefusal } from '../../form/use-refusal.ts';
import { useVerb } from '../../form/use-verb.ts';

type OwnProblem = keyof typeof claims.problems;
const isOwn = (code: string): code is OwnProblem => Object.hasOwn(claims.problems, code);

/** Why a claim cannot be made, decided or withdrawn. */
export function useClaimRefusal() {
  const { t } = useTranslation('claims');
  const shared = useRefusal();
  return (error: unknown): Problem => {
    const code = error instanceof ApiError ? error.code : '';
    return isOwn(code) ? { text: t(`problems.${code}`) } : shared(error);
  };
}

export const useClaimVerb = (onDone: () => void) => useVerb(useClaimRefusal(), onDone);
