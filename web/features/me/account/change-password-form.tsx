import { useTranslation } from 'react-i18next';
import { toastsMs } from '../../../../domain/policy-constants.ts';
import { account } from '../../../../i18n/en/account.ts';
import { addWords } from '../../../../i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { AccountForm } from './account-form.tsx';
import { callAuth } from './call-auth.ts';
import { longest } from './longest.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { problemsOfChange } from './problems.ts';
import { useAccountForm } from './use-account-form.ts';

addWords('account', account);

interface ChangePasswordFormProps {
  /** To close what the form stands in. */
  readonly onChanged?: () => void;
}

/** For a renter who knows their password and wants another. */
export function ChangePasswordForm({ onChanged }: ChangePasswordFormProps) {
  const { t } = useTranslation('account');
  const { problems, isWaiting, ...form } = useAccountForm({
    check: problemsOfChange,
    send: ({ currentPassword, password }) =>
      callAuth('/api/me/password', { currentPassword, newPassword: password }),
    onDone: async (element) => {
      element.reset();
      showToast({
        tone: 'done',
        title: t('changePassword.done'),
        durationMs: toastsMs.accountSuccess,
      });
      onChanged?.();
    },
  });
  return (
    <AccountForm
      {...form}
      problem={problems.form}
      actions={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" waiting={isWaiting}>
            {t('changePassword.submit')}
          </Button>
          <p className="text-xs text-quiet">{t('changePassword.note')}</p>
        </div>
      }
    >
      <PasswordField
        name="currentPassword"
        label={t('fields.currentPassword')}
        autoComplete="current-password"
        maxLength={longest.password}
        error={problems.currentPassword && t(`problems.${problems.currentPassword}`)}
      />
      <NewPasswordFields label={t('fields.newPassword')} problems={problems} />
    </AccountForm>
  );
}
