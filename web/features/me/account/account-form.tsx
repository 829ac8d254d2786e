import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../../ui/field.tsx';
import type { useAccountForm } from './use-account-form.ts';

interface AccountFormProps extends Pick<ReturnType<typeof useAccountForm>, 'submit' | 'forget'> {
  readonly problem: ReturnType<typeof useAccountForm>['problems']['form'];
  readonly formRef?: RefObject<HTMLFormElement | null>;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** Fields, then what is wrong with the whole, then the way on. */
export function AccountForm(props: AccountFormProps) {
  const { t } = useTranslation('account');
  const { submit, forget, problem, formRef, children, actions } = props;
  return (
    // `post`, so that a password could never end up in the address.
    <form ref={formRef} method="post" noValidate onSubmit={submit} onChange={forget}>
      {/* What turns out to be wrong is read out when the focus is at its field already, too. */}
      <div aria-live="polite" aria-relevant="additions" className="grid gap-4">
        {children}
      </div>
      <div role="alert" className="mt-4 empty:hidden">
        {problem && <FieldError>{t(`problems.${problem}`)}</FieldError>}
      </div>
      <div className="mt-6">{actions}</div>
    </form>
  );
}
