import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { Drive } from '../../../contract/drivers.ts';
import { instantFromIso, toCityTime } from '../../../domain/city-time.ts';
import { formatDateTime } from '../../../domain/format-city-time.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { RouteLine } from '../../../ui/route-line.tsx';
import { paths } from '../../page/paths.ts';
import { useOtherClock } from '../../page/use-other-clock.ts';
import { carName } from '../car/car-name.ts';
import { AccountPage } from '../me/account/account-page.tsx';
import { ResendLink } from '../me/account/resend-link.tsx';
import { SimulatedMailHint } from '../me/account/simulated-mail-hint.tsx';
import { useEmailVerified } from '../me/account/use-email-verified.ts';
import { useDrive } from './use-drive.ts';

interface DrivingPageProps {
  readonly drive: Drive | null;
  readonly me: { readonly email: string; readonly emailVerified: boolean };
}

/** Where an invitation leads: whose trip it is and what is left to do, without its money and its doors. */
export function DrivingPage({ drive, me }: DrivingPageProps) {
  if (drive) return <OwnDrive drive={drive} />;
  return me.emailVerified ? <Missing email={me.email} /> : <Unconfirmed email={me.email} />;
}

function OwnDrive({ drive }: { drive: Drive }) {
  const { t } = useTranslation('driving');
  const { state, renterName: renter, car, city } = drive;
  const { work, hasFailed, accept, leave } = useDrive(drive.id);
  const at = (iso: string) => formatDateTime(toCityTime(instantFromIso(iso), city.timeZone));
  const isOtherClock = useOtherClock(city.timeZone);
  const stop = (id: 'from' | 'to', iso: string) => ({
    id,
    label: isOtherClock(instantFromIso(iso))
      ? t('inCityTime', { label: t(id), city: city.name })
      : t(id),
    title: at(iso),
  });
  const photo = car.photos[0];
  const isLeavable = ['to-verify', 'fee-to-agree', 'may-drive'].includes(state);
  return (
    <AccountPage
      title={t(`states.${state}.title`, { renter })}
      text={t(`states.${state}.text`, { renter, by: at(drive.invitationEndsAt) })}
    >
      {photo && (
        <div className="studio-place overflow-hidden rounded-card">
          <img
            src={photo.url}
            alt=""
            width={photo.width}
            height={photo.height}
            className="aspect-video w-full object-contain"
          />
        </div>
      )}
      <h2 className="text-xl">{t('trip', { car: carName(car), city: city.name })}</h2>
      <RouteLine stops={[stop('from', drive.startsAt), stop('to', drive.endsAt)]} />
      <div role="alert" className="empty:hidden">
        {hasFailed && <FieldError>{t('failed')}</FieldError>}
      </div>
      {state === 'invited' && (
        <>
          <Button large variant="primary" waiting={work === 'accepting'} onClick={accept}>
            {t('accept')}
          </Button>
          <Button large variant="quiet" waiting={work === 'leaving'} onClick={leave}>
            {t('decline')}
          </Button>
        </>
      )}
      {state === 'to-verify' && (
        <ButtonLink large variant="primary" to={paths.documents}>
          {t('verify')}
        </ButtonLink>
      )}
      {isLeavable && (
        <Button large variant="quiet" waiting={work === 'leaving'} onClick={leave}>
          {t('leave')}
        </Button>
      )}
    </AccountPage>
  );
}

/** Who has just signed up: the invitation is theirs once the address is. */
function Unconfirmed({ email }: { email: string }) {
  const { t } = useTranslation('driving');
  const { revalidate, state } = useRevalidator();
  useEmailVerified(revalidate);
  return (
    <AccountPage title={t('unconfirmed.title')} text={t('unconfirmed.text', { email })}>
      <SimulatedMailHint />
      <Button large variant="primary" waiting={state === 'loading'} onClick={() => revalidate()}>
        {t('unconfirmed.action')}
      </Button>
      <ResendLink />
    </AccountPage>
  );
}

function Missing({ email }: { email: string }) {
  const { t } = useTranslation('driving');
  return (
    <AccountPage title={t('missing.title')} text={t('missing.text', { email })}>
      <ButtonLink large variant="primary" to={paths.bookings}>
        {t('bookings')}
      </ButtonLink>
    </AccountPage>
  );
}
