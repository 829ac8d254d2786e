import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { paths } from '../../../page/paths.ts';
import { DocumentsCard } from '../documents/documents-card.tsx';
import { DraftNotice } from '../draft/draft-notice.tsx';
import { WalletCard } from '../wallet/wallet-card.tsx';
import { AccountCard } from './account-card.tsx';
import { CreditCard } from './credit-card.tsx';
import { DayCard } from './day-card.tsx';
import { Failed } from './deferred-section.tsx';
import { FactorsCard } from './factors-card.tsx';
import { InfoCard } from './info-card.tsx';
import type { ProfileData } from './load-profile.ts';
import { PromoCard } from './promo-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { StepsToBook } from './steps-to-book.tsx';

interface ProfilePageProps {
  readonly data: ProfileData;
  /** What waits for this person elsewhere. */
  readonly children?: ReactNode;
}

export function ProfilePage({ data, children }: ProfilePageProps) {
  const { t } = useTranslation(['profile', 'shell']);
  const { me, documents, draft, wallet } = data;
  const isReady = me.emailVerified && me.licenceVerified && me.identityVerified;
  return (
    <div className="page-width pb-20">
      <div className="pt-2">
        <Breadcrumb
          trail={[{ label: t('shell:nav.rent'), to: paths.home }]}
          current={t('shell:nav.profile')}
        />
      </div>
      <header className="mt-4 mb-8 grid items-end gap-x-10 gap-y-6 wide:mb-10 wide:grid-cols-[1fr_auto]">
        <h1 className="min-w-0 text-3xl tracking-display wrap-anywhere">
          {t('greeting', { name: me.name })}
        </h1>
        <div>
          <ButtonLink to={paths.bookings} variant="outline">
            {t('bookings')}
          </ButtonLink>
        </div>
        <StepsToBook me={me} documents={documents} />
        {draft && (
          <div className="wide:col-span-2">
            <DraftNotice draft={draft} isReady={isReady} />
          </div>
        )}
      </header>
      {children}
      <div className="grid items-start gap-5 wide:grid-cols-[1fr_380px] wide:gap-6">
        <div className="grid min-w-0 gap-5 wide:gap-6">
          <InfoCard me={me} />
          <DayCard me={me} />
          <div id="documents" className="min-w-0 scroll-mt-6">
            <DocumentsCard documents={documents} />
          </div>
          {wallet.kind === 'found' ? (
            <WalletCard me={me} {...wallet.value} />
          ) : (
            <Card title={t('wallet')}>
              <Failed />
            </Card>
          )}
          <FactorsCard factors={data.factors} />
          <SessionsCard sessions={data.sessions} />
        </div>
        <div className="grid min-w-0 gap-5 wide:gap-6">
          <CreditCard credit={data.credit} />
          <div id="promo-codes" className="scroll-mt-6">
            <PromoCard promoCodes={data.promoCodes} />
          </div>
          <AccountCard />
        </div>
      </div>
    </div>
  );
}
