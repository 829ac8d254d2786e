import { useTranslation } from 'react-i18next';
import { claims } from '../../../i18n/en/console/claims.ts';
import { useOwnRefusal } from '../../form/use-refusal.ts';
import { useVerb } from '../../form/use-verb.ts';

/** Why a claim cannot be made, decided or withdrawn. */
export function useClaimRefusal() {
  const { t } = useTranslation('claims');
  return useOwnRefusal(claims.problems, (code) => t(`problems.${code}`));
}

export const useClaimVerb = (onDone: () => void) => useVerb(useClaimRefusal(), onDone);
