import { useTranslation } from 'react-i18next';
import { ExternalLink } from '../../../page/external-link.tsx';
import { ClosingCall } from './closing-call.tsx';
import { leaders, teamMembers } from './content.ts';
import { LeaderCard } from './leader-card.tsx';
import { PageHead } from './page-head.tsx';
import { Portrait } from './portrait.tsx';
import { inTeamOrder } from './team-order.ts';

export function TeamPage({ careersUrl }: { careersUrl: string }) {
  const { t } = useTranslation('team');
  const members = inTeamOrder(
    teamMembers.map((member) => ({ ...member, role: t(`members.${member.id}`) })),
  );
  return (
    <>
      <PageHead name={t('title')} heading={t('heading')} intro={t('intro')} />
      <section aria-labelledby="leaders-title" className="page-width pb-16">
        <h2 id="leaders-title" className="mb-8 text-3xl tracking-display">
          {t('leadersTitle')}
        </h2>
        <ul className="grid gap-6 tablet:grid-cols-3">
          {leaders.map((id) => (
            <li key={id}>
              <LeaderCard
                portrait={id}
                role={t(`leaders.${id}.role`)}
                short={t(`leaders.${id}.short`)}
                more={t(`leaders.${id}.more`)}
              />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="members-title" className="page-width pb-12">
        <h2 id="members-title" className="mb-8 text-3xl tracking-display">
          {t('gridTitle')}
        </h2>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 tablet:grid-cols-3 wide:grid-cols-5">
          {members.map(({ id, role, isLead }) => (
            <li key={id} className="grid content-start justify-items-center text-center">
              <div className="w-28 tablet:w-32">
                <Portrait of={id} />
              </div>
              <h3 className="mt-3 text-base">{role}</h3>
              {isLead && <p className="text-sm text-quiet">{t('lead')}</p>}
            </li>
          ))}
        </ul>
      </section>
      <ClosingCall title={t('hiring.title')} text={t('hiring.text')}>
        <ExternalLink href={careersUrl} note={t('hiring.external')} variant="paper">
          {t('hiring.button')}
        </ExternalLink>
      </ClosingCall>
    </>
  );
}
