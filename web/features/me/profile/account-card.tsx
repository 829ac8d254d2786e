import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { toastsMs } from '../../../../domain/policy-constants.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { saveFile } from '../../../../ui/save-file.ts';
import { showToast } from '../../../../ui/toast.ts';
import { browserApi } from '../../../api/browser-client.ts';
import { paths } from '../../../page/paths.ts';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';

/** What one can do with the account as a whole. */
export function AccountCard() {
  const { t } = useTranslation('profile');
  return (
    <Card title={t('account.title')}>
      <div className="grid gap-3">
        <ChangePassword />
        <Download />
        <Form method="post" action={paths.logOut} className="my-3">
          <Button type="submit" variant="outline">
            {t('account.logOut')}
          </Button>
        </Form>
        <DeleteAccount />
      </div>
    </Card>
  );
}

function Download() {
  const { t } = useTranslation('profile');
  const [isWaiting, setWaiting] = useState(false);
  const download = async () => {
    setWaiting(true);
    try {
      const data = await browserApi().exportMe();
      saveFile(t('fileName'), JSON.stringify(data, null, 2));
    } catch {
      await showToast({
        tone: 'error',
        title: t('account.downloadFailed'),
        text: t('deletion.failed'),
        durationMs: toastsMs.error,
      });
    }
    setWaiting(false);
  };
  return (
    <div>
      <Button variant="link" waiting={isWaiting} onClick={download}>
        {t('account.download')}
      </Button>
      <p className="-mt-1.5 text-xs text-quiet">{t('account.downloadText')}</p>
    </div>
  );
}
