import './claim-words.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { moment } from '../../../domain/format-desk-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { firstName } from '../../shell/first-name.ts';
import { PageTitle } from '../../shell/page-head.tsx';
import { pathOf } from '../../shell/pages.ts';
import { useCityChanges } from '../../shell/use-city-changes.ts';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { AnswerCard } from './answer-card.tsx';
import { ClaimBadge } from './claim-badge.tsx';
import { ClaimMoneyCard } from './claim-money-card.tsx';
import { DecideCard } from './decide-card.tsx';
import { EvidenceCard } from './evidence-card.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

export const handle = { permission: 'bookings.read' } as const;

export const loader = ({ params: { bookingId = '', claimId = '' } }: LoaderFunctionArgs) =>
  whenLoggedIn(operateApi().getDeskClaim({ params: { id: bookingId, claimId } }));

/** One claim, both sides, and whose turn it is. */
export function Component() {
  const { t } = useTranslation('claims');
  const city = usePageCity();
  useCityChanges(city.id);
  const desk = useLoaderData<typeof loader>();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { claim } = desk;
  const kind = t(`kinds.${claim.kind}`);
  return (
    <div className="desk-width py-6">
      <PageTitle>{kind}</PageTitle>
      <Link
        to={pathOf('claims', city.id)}
        className="mb-2 inline-flex min-h-8 items-center gap-1 text-quiet hover:text-ink"
      >
        <Icon name="back" className="size-4 stroke-2" />
        {t('all')}
      </Link>
      <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-3">
        <div>
          <ClaimBadge status={claim.status} />
          <h1 className="mt-2 text-2xl tracking-display figures">
            {t('page.title', { kind, amount: formatMoney(claim.amount) })}
          </h1>
          <p className="mt-1 max-w-none text-base text-quiet figures">
            {t('page.by', {
              name: desk.madeBy.name ?? t('page.clock'),
              renter: firstName(desk.renter.name),
              at: moment(claim.madeAt, city.timeZone),
            })}
          </p>
        </div>
        <div className="ml-auto flex items-center gap-2">
          <ButtonLink variant="outline" to={`${pathOf('bookings', city.id)}/${desk.bookingId}`}>
            {t('page.booking', { reference: desk.reference })}
          </ButtonLink>
          {desk.mayWithdraw && (
            <Button variant="outline" onClick={() => setWithdrawing(true)}>
              {t('withdraw.open')}
            </Button>
          )}
        </div>
      </div>
      <div className="grid items-start gap-6 min-[1000px]:grid-cols-[minmax(0,1fr)_360px] desk:grid-cols-[minmax(0,1fr)_440px]">
        <div className="grid gap-6">
          <EvidenceCard desk={desk} />
          <AnswerCard desk={desk} />
        </div>
        <div className="grid gap-6">
          {claim.status === 'objected' && <DecideCard desk={desk} />}
          <ClaimMoneyCard desk={desk} />
        </div>
      </div>
      {isWithdrawing && <WithdrawDialog desk={desk} onClose={() => setWithdrawing(false)} />}
    </div>
  );
}
