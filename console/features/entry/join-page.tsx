import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { askAddress } from '../../../contract/ask-address.ts';
import { accountPolicy } from '../../../domain/policy-constants.ts';
import { entry } from '../../../i18n/en/console/entry.ts';
import { addWords } from '../../../i18n/words.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { textIn, useForm } from '../../form/use-form.ts';
import { EntryFrame } from './entry-frame.tsx';

addWords('entry', entry);

/** By the link of an invitation: a password, and the desk opens. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  askAddress<Invited>('/api/operate/auth/invitation', {
    token: new URL(request.url).searchParams.get('token') ?? '',
  });

export function Component() {
  const { t } = useTranslation('entry');
  const asked = useLoaderData<typeof loader>();
  const [isExpired, setExpired] = useState(false);
  if (asked.refusal || isExpired) {
    return (
      <EntryFrame title={t('join.expired')} text={t('join.expiredText')}>
        <ButtonLink to="/sign-in" block>
          {t('join.toLogIn')}
        </ButtonLink>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={t('join.title')} text={t('join.text', { ...asked.value })}>
      <JoinForm name={asked.value.name} onExpired={() => setExpired(true)} />
    </EntryFrame>
  );
}

interface Invited {
  readonly name: string;
  readonly email: string;
}

interface JoinFormProps {
  readonly name: string;
  readonly onExpired: () => void;
}

function JoinForm({ name: invitedName, onExpired }: JoinFormProps) {
  const { t } = useTranslation(['entry', 'desk']);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const count = accountPolicy.passwordMinLength;
  const { form, problem, errorAt, isWaiting } = useForm(async (data) => {
    const name = textIn(data, 'name');
    if (name.length < accountPolicy.registrationNameMinLength) {
      return { field: 'name', text: t('problems.name') };
    }
    const password = String(data.get('password') ?? '');
    if (password.length < count) {
      return { field: 'password', text: t('problems.shortPassword', { count }) };
    }
    const token = search.get('token') ?? '';
    const { refusal } = await askAddress('/api/operate/auth/invitation/acceptance', {
      token,
      name,
      password,
    });
    switch (refusal?.code) {
      case undefined:
        await navigate('/account', { replace: true });
        return null;
      case 'link_expired':
      case 'not_found':
        onExpired();
        return null;
      case 'common_password':
        return { field: 'password', text: t('problems.commonPassword') };
      case 'too_many_requests':
        return { text: t('desk:refusals.too_many_requests') };
      default:
        return { text: t('desk:refusals.unavailable') };
    }
  });
  return (
    <form {...form} className="grid gap-4">
      <TextField
        name="name"
        label={t('join.name')}
        defaultValue={invitedName}
        error={errorAt('name')}
        autoComplete="name"
        maxLength={120}
      />
      <PasswordField
        name="password"
        label={t('join.password')}
        description={t('join.passwordHint', { count })}
        error={errorAt('password')}
        autoComplete="new-password"
        autoFocus
        maxLength={128}
      />
      <FormProblem text={problem} />
      <Button type="submit" variant="primary" large block waiting={isWaiting}>
        {t('join.submit')}
      </Button>
    </form>
  );
}
