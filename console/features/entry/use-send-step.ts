import { useTranslation } from 'react-i18next';
import { askAddress } from '../../../contract/ask-address.ts';
import type { Problem } from '../../form/use-form.ts';

interface Ends {
  readonly onDone: () => void;
  readonly onExpired: () => void;
}

/** Sends a code or a passkey, and says what was wrong with it. */
export function useSendStep({ onDone, onExpired }: Ends) {
  const { t } = useTranslation(['entry', 'desk']);
  return async (factor: object): Promise<Problem | null> => {
    const { refusal } = await askAddress('/api/operate/auth/second-step', factor);
    switch (refusal?.code) {
      case undefined:
        onDone();
        return null;
      case 'second_factor_expired':
        onExpired();
        return null;
      case 'wrong_code':
      case 'invalid_input':
        return { field: 'code', text: t('problems.wrongCode') };
      case 'passkey_refused':
        return { text: t('problems.passkey') };
      case 'account_disabled':
        return { text: t('problems.disabled') };
      case 'too_many_requests':
        return { text: t('desk:refusals.too_many_requests') };
      default:
        return { text: t('desk:refusals.unavailable') };
    }
  };
}
