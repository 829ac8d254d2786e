import { useTranslation } from 'react-i18next';
import { refusalText } from './refusal-text.ts';
import type { ApprovalState } from './use-approval.ts';

type State = ApprovalState['state'];

export const isAtWork = ({ phase }: State) =>
  phase === 'working' || phase === 'authenticating' || phase === 'booked';

/** Where an approval stands, while somebody waits for it. */
export function ApprovalProgress({ state }: { state: State }) {
  const { t } = useTranslation('trips');
  switch (state.phase) {
    case 'idle':
    case 'booked':
      return null;
    case 'authenticating':
      return t('approval.atBank');
    case 'awaiting':
      return t('approval.notApproved');
    case 'refused':
      if (state.code === 'authentication_failed') return t('approval.notApproved');
      if (state.code === 'payment_unfinished') return t('approval.unfinished');
      return refusalText(state.code);
    case 'working':
      if (!state.isReachable) return t('request.lost');
      return state.patience === 'usual' ? t('approval.working') : t('request.late');
  }
}
