import { useTranslation } from 'react-i18next';
import type { Factor } from '../../../../../contract/factors.ts';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { callAuth } from '../../account/call-auth.ts';
import { announce } from './announce.ts';
import { FactorForm } from './factor-form.tsx';
import { problemOf } from './problem.ts';

interface RemoveFactorDialogProps {
  readonly factor: Factor;
  readonly isLast: boolean;
  readonly onClose: () => void;
}

export function RemoveFactorDialog({ factor, isLast, onClose }: RemoveFactorDialogProps) {
  const { t } = useTranslation('profile');
  const { id, name } = factor;
  return (
    <Dialog isOpen mustAnswer onClose={onClose} title={t('factors.removal.title', { name })}>
      <FactorForm
        fields={['password']}
        submit={t('factors.removal.confirm')}
        cancel={t('factors.removal.keep')}
        isDangerous
        onCancel={onClose}
        onSubmit={async ({ password }) => {
          const refusal = await callAuth('/api/me/factors/removal', { id, password });
          // Removed elsewhere meanwhile: what was wanted is so.
          if (refusal && refusal.code !== 'not_found') return problemOf(refusal);
          announce(t('factors.removal.done'));
          onClose();
          return null;
        }}
      >
        <p>{t(isLast ? 'factors.removal.last' : 'factors.removal.text')}</p>
      </FactorForm>
    </Dialog>
  );
}
