import { useTranslation } from 'react-i18next';
import { askAddress, type Refusal } from '../../../contract/ask-address.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { type Problem, textIn, useForm } from '../../form/use-form.ts';

interface PasswordFormProps {
  readonly onDone: () => void;
  readonly onSecondStep: () => void;
}

export function PasswordForm({ onDone, onSecondStep }: PasswordFormProps) {
  const { t } = useTranslation(['entry', 'desk']);
  const problemOf = ({ code }: Refusal): Problem => {
    if (code === 'invalid_credentials')
      return { field: 'password', text: t('problems.credentials') };
    if (code === 'account_disabled') return { text: t('problems.disabled') };
    if (code === 'too_many_requests') return { text: t('desk:refusals.too_many_requests') };
    return { text: t('desk:refusals.unavailable') };
  };
  const { form, problem, errorAt, isWaiting } = useForm(async (data) => {
    const [email, password] = [textIn(data, 'email'), String(data.get('password') ?? '')];
    if (!email.includes('@')) return { field: 'email', text: t('problems.email') };
    if (password === '') return { field: 'password', text: t('problems.required') };
    const { refusal } = await askAddress('/api/operate/auth/sign-in', { email, password });
    if (refusal && refusal.code !== 'second_factor_needed') return problemOf(refusal);
    if (refusal) onSecondStep();
    else onDone();
    return null;
  });
  return (
    <form {...form} className="grid gap-4">
      <TextField
        name="email"
        type="email"
        label={t('logIn.email')}
        error={errorAt('email')}
        autoComplete="username"
        autoFocus
        maxLength={254}
      />
      <PasswordField
        name="password"
        label={t('logIn.password')}
        error={errorAt('password')}
        autoComplete="current-password"
        maxLength={128}
      />
      <FormProblem text={problem} />
      <Button type="submit" variant="primary" large block waiting={isWaiting}>
        {t('logIn.submit')}
      </Button>
    </form>
  );
}
