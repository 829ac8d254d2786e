import { useTranslation } from 'react-i18next';
import type { ReviewList } from '../../../contract/reviews.ts';
import { Logo } from '../../../ui/mark.tsx';
import { ExtrasChoice } from '../extras/choice/extras-choice.tsx';
import { TripLine } from '../price/trip-line.tsx';
import { PageAccount } from '../site/shell/page-account.tsx';
import { carName } from './car-name.ts';
import { CarPrice } from './car-price.tsx';
import { ChangeAddresses } from './change-addresses.tsx';
import { ChangeDates } from './change-dates.tsx';
import { Explanation } from './explanation.tsx';
import { Facts } from './facts.tsx';
import { Heading } from './heading.tsx';
import type { CarData } from './load-car.ts';
import { Photos } from './photos.tsx';
import { Reviews } from './reviews.tsx';
import { TripNotice } from './trip-notice.tsx';

interface CarPageProps {
  readonly data: CarData;
  /** Null while reviews are switched off. */
  readonly reviews: ReviewList | null;
}

export function CarPage({ data, reviews }: CarPageProps) {
  const { t } = useTranslation('car');
  const { car, offer, trip, rules } = data;
  return (
    <>
      {/* The shell's header is not shown on wide screens here; the way home and one's account are. */}
      <div className="page-width hidden h-20 items-center justify-between wide:flex">
        <Logo />
        <PageAccount />
      </div>
      <CarPrice data={data}>
        <TripNotice data={data} />
        <Heading car={car} showsRating={reviews !== null} />
        <Photos name={carName(car)} photos={car.photos} />
        <section
          aria-labelledby="trip-title"
          className="mt-8 border-b border-hair pb-2 wide:hidden"
        >
          <h2 id="trip-title" className="sr-only">
            {t('trip.title')}
          </h2>
          <TripLine trip={trip.stops} ground="page" />
          <div className="flex flex-wrap gap-x-5 pl-7">
            <ChangeDates data={data} />
            <ChangeAddresses data={data} />
          </div>
        </section>
        <div className="grid gap-12 pt-10 tablet:gap-14">
          <Facts car={car} />
          <ExtrasChoice extras={offer.extras} text={t('extras.text')} />
          {reviews && <Reviews list={reviews} />}
          <Explanation
            modificationHours={rules.modificationHours}
            hasMileageLimit={car.dailyMileageLimit !== null}
            youngDriverFees={car.city.youngDriverFees}
          />
        </div>
      </CarPrice>
    </>
  );
}
