import { useTranslation } from 'react-i18next';
import type { BookingData } from './load-booking.ts';

/** Who is signed in. The licence stays out of sight. */
export function Driver({ renter }: { renter: BookingData['renter'] }) {
  const { t } = useTranslation('trips');
  const phone = renter.phone && `${renter.phone.code} ${renter.phone.number}`;
  const facts = {
    name: renter.name,
    email: renter.email,
    phone: phone || t('page.missing'),
  };
  return (
    <section aria-labelledby="driver-title" className="border-t border-hair pt-10">
      <h2 id="driver-title" className="mb-5 text-2xl">
        {t('driver.title')}
      </h2>
      <dl className="grid gap-x-10 gap-y-4 text-sm tablet:flex tablet:flex-wrap">
        {(['name', 'email', 'phone'] as const).map((fact) => (
          <div key={fact} className="min-w-0">
            <dt className="text-xs text-quiet">{t(`driver.${fact}`)}</dt>
            <dd className="break-words figures">{facts[fact]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
