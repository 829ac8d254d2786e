import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { askAddress } from '../../../contract/ask-address.ts';
import { accountPolicy, toastsMs } from '../../../domain/policy-constants.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { FormProblem } from '../../form/form-problem.tsx';
import { useForm } from '../../form/use-form.ts';

/** Whoever changes it is logged out everywhere else. */
export function ChangePassword() {
  const { t } = useTranslation(['ownAccount', 'desk']);
  const { revalidate } = useRevalidator();
  const count = accountPolicy.passwordMinLength;
  const fields = useRef<HTMLFormElement>(null);
  const { form, problem, errorAt, isWaiting } = useForm(async (data) => {
    const currentPassword = String(data.get('currentPassword') ?? '');
    const newPassword = String(data.get('newPassword') ?? '');
    if (currentPassword === '') return { field: 'currentPassword', text: t('password.required') };
    if (newPassword.length < count) {
      return { field: 'newPassword', text: t('password.tooShort', { count }) };
    }
    const { refusal } = await askAddress('/api/operate/me/password', {
      currentPassword,
      newPassword,
    });
    switch (refusal?.code) {
      case undefined:
        fields.current?.reset();
        await revalidate();
        await showToast({
          tone: 'done',
          title: t('password.done'),
          durationMs: toastsMs.accountSuccess,
        });
        return null;
      case 'wrong_password':
        return { field: 'currentPassword', text: t('password.wrong') };
      case 'common_password':
        return { field: 'newPassword', text: t('password.common') };
      case 'too_many_requests':
        return { text: t('desk:refusals.too_many_requests') };
      default:
        return { text: t('desk:refusals.unavailable') };
    }
  });
  return (
    <Card title={t('password.title')}>
      <form ref={fields} {...form} className="grid gap-4">
        <p className="text-xs text-quiet">{t('password.text')}</p>
        <PasswordField
          name="currentPassword"
          label={t('password.current')}
          error={errorAt('currentPassword')}
          autoComplete="current-password"
          maxLength={128}
        />
        <PasswordField
          name="newPassword"
          label={t('password.new')}
          description={t('password.hint', { count })}
          error={errorAt('newPassword')}
          autoComplete="new-password"
          maxLength={128}
        />
        <FormProblem text={problem} />
        <div>
          <Button variant="outline" type="submit" waiting={isWaiting}>
            {t('password.submit')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
