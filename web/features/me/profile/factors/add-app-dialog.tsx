import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { QrCode } from '../../../../../ui/qr-code.tsx';
import { askAuth } from '../../account/call-auth.ts';
import { announce } from './announce.ts';
import { FactorForm } from './factor-form.tsx';
import { problemOf } from './problem.ts';

import { RecoveryCodes } from './recovery-codes.tsx';

interface Secret {
  readonly key: string;
  readonly uri: string;
}

/** The password, then the app's first code, then the codes for when it is lost. */
export function AddAppDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) {
    return (
      <Dialog isOpen mustAnswer onClose={onClose} title={t('factors.codes.title')}>
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('factors.addApp')}>
      {secret === null ? (
        <FactorForm
          key="password"
          fields={['password']}
          submit={t('factors.continue')}
          cancel={t('factors.cancel')}
          onCancel={onClose}
          onSubmit={async ({ password }) => {
            const asked = await askAuth<Secret>('/api/me/factors/app', { password });
            if (asked.refusal) return problemOf(asked.refusal);
            setSecret(asked.value);
            return null;
          }}
        />
      ) : (
        <FactorForm
          key="code"
          fields={['name', 'code']}
          defaultName={t('factors.defaultNames.app')}
          submit={t('factors.app.confirm')}
          cancel={t('factors.cancel')}
          onCancel={onClose}
          onSubmit={async ({ name, code }) => {
            const address = '/api/me/factors/app/confirmation';
            const asked = await askAuth<{ recoveryCodes: string[] | null }>(address, {
              name,
              code,
            });
            if (asked.refusal) return problemOf(asked.refusal);
            announce(t('factors.app.done'));
            if (asked.value.recoveryCodes) setCodes(asked.value.recoveryCodes);
            else onClose();
            return null;
          }}
        >
          <p>{t('factors.app.scan')}</p>
          <QrCode text={secret.uri} label={t('factors.app.qr')} />
          <div className="text-sm">
            <p className="text-quiet">{t('factors.app.typed')}</p>
            <p className="font-medium tracking-wide wrap-anywhere figures">
              {secret.key.match(/.{1,4}/g)?.join(' ')}
            </p>
            <a className="text-link" href={secret.uri}>
              {t('factors.app.open')}
            </a>
          </div>
        </FactorForm>
      )}
    </Dialog>
  );
}
