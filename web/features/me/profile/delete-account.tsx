import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../contract/client.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { browserApi } from '../../../api/browser-client.ts';
import { paths } from '../../../page/paths.ts';
import { forgetSearch } from '../../trip/state/use-search.ts';
import { longest } from '../account/longest.ts';

type Problem = 'wrongPassword' | 'bookingOpen' | 'tooMany' | 'failed';

export function DeleteAccount() {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="border-t border-hair pt-5">
      <p className="mb-3 text-sm text-quiet">{t('account.deleteText')}</p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('account.delete')}
      </Button>
      {isOpen && <DeleteDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const formId = useId();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (isWaiting) return;
    if (password === '') return setProblem('wrongPassword');
    setWaiting(true);
    setProblem(null);
    try {
      await browserApi().deleteMe({ body: { password } });
      forgetSearch();
      // Not by the router: nothing of the account may be left in the page's memory.
      location.assign(paths.home);
    } catch (error) {
      setProblem(problemOf(error));
      setWaiting(false);
    }
  };
  return (
    <Dialog
      isOpen
      mustAnswer
      onClose={onClose}
      title={t('deletion.title')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isWaiting}>
            {t('deletion.keep')}
          </Button>
          <Button variant="danger" type="submit" form={formId} waiting={isWaiting}>
            {t('deletion.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('deletion.text')}</p>
      <form id={formId} method="post" noValidate onSubmit={submit} className="mt-5 grid gap-4">
        <PasswordField
          label={t('deletion.password')}
          name="password"
          autoComplete="current-password"
          maxLength={longest.password}
          onChange={() => setProblem(null)}
          error={problem === 'wrongPassword' ? t('deletion.wrongPassword') : undefined}
        />
        <div role="alert" className="empty:hidden">
          {problem && problem !== 'wrongPassword' && (
            <FieldError>{t(`deletion.${problem}`)}</FieldError>
          )}
        </div>
      </form>
    </Dialog>
  );
}

function problemOf(error: unknown): Problem {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'wrong_password') return 'wrongPassword';
  if (code === 'too_many_requests') return 'tooMany';
  return code === 'booking_open' ? 'bookingOpen' : 'failed';
}
