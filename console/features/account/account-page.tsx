import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { wholeDate } from '../../../domain/format-desk-time.ts';
import { ownAccount } from '../../../i18n/en/console/own-account.ts';
import { factors as factorWords } from '../../../i18n/en/factors.ts';
import { addWords } from '../../../i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import { Factors } from '../../../ui/factors/factors.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { useSelf } from '../../shell/desk-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { ChangePassword } from './change-password.tsx';
import { OwnRoles } from './own-roles.tsx';
import { Sessions } from './sessions.tsx';

addWords('ownAccount', ownAccount);
addWords('factors', factorWords);

export const loader = async () => {
  const api = operateApi();
  const [sessions, factors] = await whenLoggedIn(
    Promise.all([api.listOwnSessions(), api.listOwnFactors()]),
  );
  return { sessions, factors };
};

export function Component() {
  const { t } = useTranslation(['ownAccount', 'factors']);
  const { sessions, factors } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { name, email, needsSecondFactor } = useSelf();
  const goOn = async () => {
    await revalidate();
    // Whoever came for the second step alone is let through to where they work.
    if (needsSecondFactor) await navigate('/');
  };
  return (
    <div className="desk-width py-8">
      <PageHead title={t('title')} text={`${name}, ${email}`} />
      {needsSecondFactor && (
        <p
          role="status"
          className="mb-6 max-w-none rounded-control bg-amber-100 px-4 py-3 text-amber-600"
        >
          {t('secondStepFirst')}
        </p>
      )}
      <div className="grid items-start gap-6 desk:grid-cols-2">
        <div className="grid gap-6">
          <Card title={t('factors:title')}>
            <Factors
              list={factors}
              base="/api/operate/me/factors"
              isStaff
              dateOf={(at) => wholeDate(Temporal.Instant.from(at).toZonedDateTimeISO('UTC'))}
              onChanged={() => void goOn()}
            />
          </Card>
          <ChangePassword />
          <OwnRoles />
        </div>
        <Sessions sessions={sessions.items} />
      </div>
    </div>
  );
}
