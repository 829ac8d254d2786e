import './renter-words.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { WaitingCheck } from '../../../contract/operate/renters.ts';
import { moment, wholeDate } from '../../../domain/format-desk-time.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { useMay, usePageCity } from '../../shell/desk-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { bookingPath, pathOf, renterPath } from '../../shell/pages.ts';
import { rolesWith } from '../../shell/roles-with.ts';
import { useTimePassing } from '../../shell/use-time-passing.ts';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export const handle = { permission: 'renters.read' } as const;

export const loader = ({ params: { city = '' } }: LoaderFunctionArgs) =>
  whenLoggedIn(operateApi().listIdentityChecks({ query: { city } }));

type Decision = { readonly check: WaitingCheck; readonly decision: 'approve' | 'decline' };

/** Checks that the provider leaves to a person, with what it said. */
export function Component() {
  const { t } = useTranslation(['renters', 'desk']);
  const city = usePageCity();
  useTimePassing();
  const { items } = useLoaderData<typeof loader>();
  const mayDecide = useMay('renters.edit');
  const [open, setOpen] = useState<Decision | null>(null);
  return (
    <div className="desk-width py-8">
      <PageHead
        name={t('identity.name')}
        title={t('identity.title', { count: items.length })}
        text={items.length > 0 ? t('identity.text') : ''}
      />
      {items.length === 0 && (
        <EmptyState
          level={2}
          illustration="no-bookings"
          title={t('identity.empty')}
          text={t('identity.emptyText')}
        >
          <ButtonLink variant="outline" to={pathOf('today', city.id)}>
            {t('identity.home')}
          </ButtonLink>
        </EmptyState>
      )}
      {!mayDecide && items.length > 0 && (
        <p className="mb-4 text-quiet">
          {t('identity.role', {
            roles: rolesWith('renters.edit').map((role) => t(`desk:roles.${role}`)),
          })}
        </p>
      )}
      {items.length > 0 && (
        <ul
          aria-label={t('identity.label')}
          className="divide-y divide-hair rounded-card border border-hair bg-card"
        >
          {items.map((check) => (
            <CheckRow
              key={check.requestId}
              check={check}
              onDecide={mayDecide ? (decision) => setOpen({ check, decision }) : null}
            />
          ))}
        </ul>
      )}
      {open && <DecisionDialog {...open} onClose={() => setOpen(null)} />}
    </div>
  );
}

interface CheckRowProps {
  readonly check: WaitingCheck;
  readonly onDecide: ((decision: 'approve' | 'decline') => void) | null;
}

function CheckRow({ check, onDecide }: CheckRowProps) {
  const { t } = useTranslation('renters');
  const city = usePageCity();
  const { renter, since, nextTrip, isBeingDecided } = check;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-6 px-6 py-5">
      <div>
        <h2 className="text-base">
          <Link to={renterPath(city.id, renter.id)} className="hover:underline">
            {renter.name}
          </Link>
        </h2>
        <p className="text-xs wrap-anywhere text-quiet">
          {[renter.email, renter.phone].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-1 figures">
          {nextTrip ? (
            <Link to={bookingPath(city.id, nextTrip.bookingId)} className="hover:underline">
              {t('identity.trip', {
                car: nextTrip.car,
                when: moment(nextTrip.startsAt, city.timeZone),
              })}
            </Link>
          ) : (
            <span className="text-quiet">{t('identity.noTrip')}</span>
          )}
        </p>
        <p className="text-2xs text-quiet figures">
          {t('identity.since', { when: moment(since, city.timeZone) })}
        </p>
      </div>
      <ProviderSays provider={check.provider} />
      <div className="flex gap-2">
        {isBeingDecided && <p className="text-quiet">{t('identity.deciding')}</p>}
        {!isBeingDecided && onDecide && (
          <>
            <Button
              variant="outline"
              aria-label={t('identity.declineOf', { name: renter.name })}
              onClick={() => onDecide('decline')}
            >
              {t('identity.decline')}
            </Button>
            <Button
              aria-label={t('identity.approveOf', { name: renter.name })}
              onClick={() => onDecide('approve')}
            >
              {t('identity.approve')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

function ProviderSays({ provider }: Pick<WaitingCheck, 'provider'>) {
  const { t } = useTranslation('renters');
  const dateOf = (text: string) => wholeDate(Temporal.PlainDate.from(text));
  return (
    <div>
      <p className="text-xs text-quiet">{t('identity.said')}</p>
      {!provider && <p>{t('identity.unreachable')}</p>}
      {provider?.flaws.length === 0 && <p>{t('identity.unsure')}</p>}
      {provider?.flaws.map(({ document, kind, expiredOn }) => (
        <p key={`${document}-${kind}`}>
          {t('identity.flaw', {
            document: t(`identity.documents.${document}`),
            flaw:
              kind === 'expired' && expiredOn
                ? t('identity.flaws.expiredOn', { date: dateOf(expiredOn) })
                : t(`identity.flaws.${kind}`),
          })}
        </p>
      ))}
      <p className="text-2xs wrap-anywhere text-quiet figures">
        {[
          provider?.birthdate && t('identity.birthdate', { date: dateOf(provider.birthdate) }),
          provider?.address,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}

function DecisionDialog({ check, decision, onClose }: Decision & { readonly onClose: () => void }) {
  const { t } = useTranslation('renters');
  const { id, name } = check.renter;
  const words = decision === 'approve' ? 'approving' : 'declining';
  return (
    <ReasonDialog
      title={t(`identity.${words}.title`, { name })}
      text={t(`identity.${words}.text`)}
      save={t(`identity.${words}.save`)}
      keep={t(`identity.${words}.keep`)}
      done={t(`identity.${words}.done`, { name })}
      isDangerous={decision === 'decline'}
      refusals={{ check_decided: { text: t('identity.problems.check_decided') } }}
      send={(reason) => operateApi().decideIdentity({ params: { id }, body: { decision, reason } })}
      onClose={onClose}
    />
  );
}
