import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askAddress } from '../../contract/ask-address.ts';
import { Dialog } from '../dialog.tsx';
import type { FactorDialogProps } from './factor-dialog.ts';
import { FactorForm } from './factor-form.tsx';
import { problemOf } from './problem.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

export function NewCodesDialog({ base, onClose }: FactorDialogProps) {
  const { t } = useTranslation('factors');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Dialog
      isOpen
      mustAnswer={codes !== null}
      onClose={onClose}
      title={t(codes ? 'codes.title' : 'newCodes')}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <FactorForm
          fields={['password']}
          submit={t('codes.make')}
          cancel={t('cancel')}
          onCancel={onClose}
          onSubmit={async ({ password }) => {
            const address = `${base}/recovery-codes`;
            const asked = await askAddress<{ recoveryCodes: string[] }>(address, { password });
            if (asked.refusal) return problemOf(asked.refusal);
            setCodes(asked.value.recoveryCodes);
            return null;
          }}
        >
          <p>{t('codes.replaces')}</p>
        </FactorForm>
      )}
    </Dialog>
  );
}
