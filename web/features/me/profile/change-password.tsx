import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ChangePasswordForm } from '../account/change-password-form.tsx';

export function ChangePassword() {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button variant="link" onClick={() => setOpen(true)}>
        {t('account.password')}
      </Button>
      <p className="-mt-1.5 text-xs text-quiet">{t('account.passwordText')}</p>
      <Dialog isOpen={isOpen} onClose={close} title={t('account.password')}>
        <ChangePasswordForm onChanged={close} />
      </Dialog>
    </div>
  );
}
