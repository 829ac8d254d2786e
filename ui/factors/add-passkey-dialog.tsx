import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askAddress } from '../../contract/ask-address.ts';
import { Dialog } from '../dialog.tsx';
import { announce } from './announce.ts';
import type { FactorDialogProps } from './factor-dialog.ts';
import { FactorForm } from './factor-form.tsx';
import { problemOf } from './problem.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The password, then whatever the device asks for, then the codes for when it is lost. */
export function AddPasskeyDialog({ base, onClose }: FactorDialogProps) {
  const { t } = useTranslation('factors');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) {
    return (
      <Dialog isOpen mustAnswer onClose={onClose} title={t('codes.title')}>
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('addPasskey')}>
      <FactorForm
        fields={['name', 'password']}
        defaultName={t('defaultNames.passkey')}
        submit={t('passkey.confirm')}
        cancel={t('cancel')}
        onCancel={onClose}
        onSubmit={async ({ name, password }) => {
          const started = await askAddress<{ options: PublicKeyCredentialCreationOptionsJSON }>(
            `${base}/passkey`,
            { password },
          );
          if (started.refusal) return problemOf(started.refusal);
          const answer = await askBrowser(started.value.options);
          if (!answer) return 'passkeyRefused';
          const added = await askAddress<{ recoveryCodes: string[] | null }>(
            `${base}/passkey/confirmation`,
            { name, answer },
          );
          if (added.refusal) return problemOf(added.refusal);
          announce(t('passkey.done'));
          if (added.value.recoveryCodes) setCodes(added.value.recoveryCodes);
          else onClose();
          return null;
        }}
      >
        <p>{t('passkey.text')}</p>
      </FactorForm>
    </Dialog>
  );
}

/** Null: it cannot, or whoever was asked closed its window. */
async function askBrowser(options: PublicKeyCredentialCreationOptionsJSON) {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    return await startRegistration({ optionsJSON: options });
  } catch {
    return null;
  }
}
