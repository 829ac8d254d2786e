import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Drive } from '../../../contract/drivers.ts';
import { instantFromIso, toCityTime } from '../../../domain/city-time.ts';
import { formatMonthDay } from '../../../domain/format-city-time.ts';
import { driving } from '../../../i18n/en/driving.ts';
import { addWords } from '../../../i18n/words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { carName } from '../car/car-name.ts';

addWords('driving', driving);

/** Trips of others on which somebody drives, or is asked to; nothing when there are none. */
export function Drives({ drives }: { drives: readonly Drive[] }) {
  const { t } = useTranslation('driving');
  if (drives.length === 0) return null;
  return (
    <section aria-labelledby="drives-title" className="pb-10">
      <h2 id="drives-title" className="mb-4 text-2xl">
        {t('list.title')}
      </h2>
      <ul className="grid gap-3 wide:grid-cols-2">
        {drives.map((drive) => (
          <li
            key={drive.id}
            className="relative flex items-center gap-4 rounded-card border border-hair bg-card p-3 pr-5 transition hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3"
          >
            <CarPicture car={drive.car} />
            <div className="min-w-0 flex-1">
              <h3 className="text-lg">
                <Link
                  to={`/driving/${drive.id}`}
                  className="outline-none after:absolute after:inset-0 after:rounded-card"
                >
                  {t('trip', { car: carName(drive.car), city: drive.city.name })}
                </Link>
              </h3>
              <p className="text-sm text-quiet figures">
                {dayOf(drive.startsAt, drive)} – {dayOf(drive.endsAt, drive)} ·{' '}
                {t('list.with', { renter: drive.renterName })}
              </p>
              <p className="mt-1 text-sm font-medium">
                {t(`list.states.${drive.state}`, { renter: drive.renterName })}
              </p>
            </div>
            <Icon name="forward" className="size-5 shrink-0 stroke-2" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CarPicture({ car: { photos } }: Pick<Drive, 'car'>) {
  const photo = photos[0];
  if (!photo) return null;
  return (
    <img
      src={photo.url}
      alt=""
      width={photo.width}
      height={photo.height}
      className="aspect-video w-28 shrink-0 rounded-control bg-studio-wall object-contain max-tablet:self-start max-tablet:w-24"
    />
  );
}

const dayOf = (iso: string, { city }: Drive) =>
  formatMonthDay(toCityTime(instantFromIso(iso), city.timeZone));
