import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DeskBooking } from '../../../contract/operate/desk-bookings.ts';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { renterPath } from '../../shell/pages.ts';

/** Who rents, how to reach them, and whether their documents are in order. */
export function RenterCard({ desk: { renter, booking } }: { readonly desk: DeskBooking }) {
  const { t } = useTranslation('bookings');
  const city = usePageCity();
  const { name, email, phone, isGone, isDisabled } = renter;
  return (
    <Card
      title={name}
      action={
        !isGone && (
          <Link to={renterPath(city.id, renter.id)} className="text-link text-sm">
            {t('renter.profile')}
          </Link>
        )
      }
    >
      {(isGone || isDisabled) && (
        <p className="mb-3 rounded-control bg-amber-100 px-4 py-3 text-amber-600">
          {t(isGone ? 'renter.gone' : 'renter.disabled')}
        </p>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 figures">
        <Fact name={t('renter.phone')}>
          {phone ? (
            <a href={`tel:${phone.replaceAll(' ', '')}`} className="hover:underline">
              {phone}
            </a>
          ) : (
            <span className="text-quiet">{t('renter.noPhone')}</span>
          )}
        </Fact>
        <Fact name={t('renter.trips')}>{String(renter.trips)}</Fact>
        <Fact name={t('renter.email')} isWide>
          <a href={`mailto:${email}`} className="wrap-anywhere hover:underline">
            {email}
          </a>
        </Fact>
        {booking.company && <Fact name={t('renter.company')}>{booking.company.name}</Fact>}
      </dl>
      <ul className="mt-4 border-t border-hair">
        <Document name={t('renter.licence')} isVerified={renter.licenceVerified} />
        <Document name={t('renter.identity')} isVerified={renter.identityVerified} />
      </ul>
    </Card>
  );
}

interface FactProps {
  readonly name: string;
  readonly isWide?: boolean;
  readonly children: React.ReactNode;
}

function Fact({ name, isWide = false, children }: FactProps) {
  return (
    <div className={classes('min-w-0', isWide && 'col-span-2')}>
      <dt className="text-xs text-quiet">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

function Document({ name, isVerified }: { readonly name: string; readonly isVerified: boolean }) {
  const { t } = useTranslation('bookings');
  return (
    <li className="flex min-h-11 items-center gap-3 border-t border-hair first:border-t-0">
      <span
        aria-hidden="true"
        className={classes(
          'stays-filled size-2 rounded-full',
          isVerified ? 'bg-route-done' : 'bg-route-waiting',
        )}
      />
      {name}
      <span className={classes('ml-auto text-xs', isVerified ? 'text-quiet' : 'text-amber-600')}>
        {t(isVerified ? 'renter.verified' : 'renter.notVerified')}
      </span>
    </li>
  );
}
