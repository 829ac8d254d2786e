import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { askAuth } from '../../account/call-auth.ts';
import { announce } from './announce.ts';
import { FactorForm } from './factor-form.tsx';
import { problemOf } from './problem.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The password, then whatever the device asks for, then the codes for when it is lost. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) {
    return (
      <Dialog isOpen mustAnswer onClose={onClose} title={t('factors.codes.title')}>
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('factors.addPasskey')}>
      <FactorForm
        fields={['name', 'password']}
        defaultName={t('factors.defaultNames.passkey')}
        submit={t('factors.passkey.confirm')}
        cancel={t('factors.cancel')}
        onCancel={onClose}
        onSubmit={async ({ name, password }) => {
          const started = await askAuth<{ options: PublicKeyCredentialCreationOptionsJSON }>(
            '/api/me/factors/passkey',
            { password },
          );
          if (started.refusal) return problemOf(started.refusal);
          const answer = await askBrowser(started.value.options);
          if (!answer) return 'passkeyRefused';
          const added = await askAuth<{ recoveryCodes: string[] | null }>(
            '/api/me/factors/passkey/confirmation',
            { name, answer },
          );
          if (added.refusal) return problemOf(added.refusal);
          announce(t('factors.passkey.done'));
          if (added.value.recoveryCodes) setCodes(added.value.recoveryCodes);
          else onClose();
          return null;
        }}
      >
        <p>{t('factors.passkey.text')}</p>
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
