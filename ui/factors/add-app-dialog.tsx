import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askAddress } from '../../contract/ask-address.ts';
import { Dialog } from '../dialog.tsx';
import { QrCode } from '../qr-code.tsx';
import { announce } from './announce.ts';
import type { FactorDialogProps } from './factor-dialog.ts';
import { FactorForm } from './factor-form.tsx';
import { problemOf } from './problem.ts';

import { RecoveryCodes } from './recovery-codes.tsx';

interface Secret {
  readonly key: string;
  readonly uri: string;
}

/** The password, then the app's first code, then the codes for when it is lost. */
export function AddAppDialog({ base, onClose }: FactorDialogProps) {
  const { t } = useTranslation('factors');
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) {
    return (
      <Dialog isOpen mustAnswer onClose={onClose} title={t('codes.title')}>
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('addApp')}>
      {secret === null ? (
        <FactorForm
          key="password"
          fields={['password']}
          submit={t('continue')}
          cancel={t('cancel')}
          onCancel={onClose}
          onSubmit={async ({ password }) => {
            const asked = await askAddress<Secret>(`${base}/app`, { password });
            if (asked.refusal) return problemOf(asked.refusal);
            setSecret(asked.value);
            return null;
          }}
        />
      ) : (
        <FactorForm
          key="code"
          fields={['name', 'code']}
          defaultName={t('defaultNames.app')}
          submit={t('app.confirm')}
          cancel={t('cancel')}
          onCancel={onClose}
          onSubmit={async ({ name, code }) => {
            const address = `${base}/app/confirmation`;
            const asked = await askAddress<{ recoveryCodes: string[] | null }>(address, {
              name,
              code,
            });
            if (asked.refusal) return problemOf(asked.refusal);
            announce(t('app.done'));
            if (asked.value.recoveryCodes) setCodes(asked.value.recoveryCodes);
            else onClose();
            return null;
          }}
        >
          <p>{t('app.scan')}</p>
          <QrCode text={secret.uri} label={t('app.qr')} />
          <div className="text-sm">
            <p className="text-quiet">{t('app.typed')}</p>
            <p className="font-medium tracking-wide wrap-anywhere figures">
              {secret.key.match(/.{1,4}/g)?.join(' ')}
            </p>
            <a className="text-link" href={secret.uri}>
              {t('app.open')}
            </a>
          </div>
        </FactorForm>
      )}
    </Dialog>
  );
}
