import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import type { ShellData } from '../../page/shell-data.ts';
import { ResendLink } from '../me/account/resend-link.tsx';
import { VerifyLink } from '../me/draft/verify-link.tsx';

/** What a signed-in renter has left to do before Reserve lets them pass. */
export function VerifyHint({ keep }: { keep: () => Promise<void> }) {
  const { t } = useTranslation('car');
  const user = useRouteLoaderData<{ readonly shell: ShellData }>('root')?.shell.user;
  const documents = user?.documentsInProgress ? 'inProgress' : 'documents';
  const need = user?.emailVerified ? documents : 'email';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p className="font-medium text-ink">{t(`reserve.verify.${need}`)}</p>
      {need === 'email' ? (
        <ResendLink />
      ) : (
        <VerifyLink keep={keep} className="text-link text-sm">
          {t(`reserve.verify.go.${need}`)}
        </VerifyLink>
      )}
    </div>
  );
}
