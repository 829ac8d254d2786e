import { useTranslation } from 'react-i18next';
import { account } from '../../../../i18n/en/account.ts';
import { addWords } from '../../../../i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { ResendResult } from './resend-result.tsx';
import { useResend } from './use-resend.ts';

addWords('account', account);

/** Stands wherever an e-mail is said to be unconfirmed. */
export function ResendLink() {
  const { t } = useTranslation('account');
  const { state, resend } = useResend();
  return (
    <>
      <Button variant="link" waiting={state === 'waiting'} onClick={resend}>
        {t('verify.resend')}
      </Button>
      <ResendResult state={state} />
    </>
  );
}
