import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { ownAccount } from '../../../i18n/en/console/own-account.ts';
import { addWords } from '../../../i18n/words.ts';
import { operateApi } from '../../api/operate-api.ts';
import { useSelf } from '../../shell/desk-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { OwnRoles } from './own-roles.tsx';
import { Sessions } from './sessions.tsx';

addWords('ownAccount', ownAccount);

export const loader = async () => {
  const sessions = await whenLoggedIn(operateApi().listOwnSessions());
  return { sessions };
};

export function Component() {
  const { t } = useTranslation('ownAccount');
  const { sessions } = useLoaderData<typeof loader>();
  const { name, email } = useSelf();
  return (
    <div className="desk-width py-8">
      <PageHead title={t('title')} text={`${name}, ${email}`} />
      <div className="grid items-start gap-6 desk:grid-cols-2">
        <div className="grid gap-6">
          <OwnRoles />
        </div>
        <Sessions sessions={sessions.items} />
      </div>
    </div>
  );
}
