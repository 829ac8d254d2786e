import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { askAuth } from '../../account/call-auth.ts';
import { FactorForm } from './factor-form.tsx';
import { problemOf } from './problem.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Dialog
      isOpen
      mustAnswer={codes !== null}
      onClose={onClose}
      title={t(codes ? 'factors.codes.title' : 'factors.newCodes')}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <FactorForm
          fields={['password']}
          submit={t('factors.codes.make')}
          cancel={t('factors.cancel')}
          onCancel={onClose}
          onSubmit={async ({ password }) => {
            const address = '/api/me/factors/recovery-codes';
            const asked = await askAuth<{ recoveryCodes: string[] }>(address, { password });
            if (asked.refusal) return problemOf(asked.refusal);
            setCodes(asked.value.recoveryCodes);
            return null;
          }}
        >
          <p>{t('factors.codes.replaces')}</p>
        </FactorForm>
      )}
    </Dialog>
  );
}
