import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewList } from '../../../contract/reviews.ts';
import { Logo } from '../../ui/mark.tsx';
import { ExtrasChoice } from '../extras/extras-choice.tsx';
import { chosenFrom, quoteRequestOf } from '../price/offer.ts';
import { TripLine } from '../price/trip-line.tsx';
import { useLivePrice } from '../price/use-live-price.ts';
import { useSearch } from '../search/use-search.ts';
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

interface CarPageProps {
  readonly data: CarData;
  /** Null while reviews are switched off. */
  readonly reviews: ReviewList | null;
}

// A choice that changes the price changes nothing of these.
const StillHeading = memo(Heading);
const StillPhotos = memo(Photos);
const StillFacts = memo(Facts);
const StillReviews = memo(Reviews);
const StillExplanation = memo(Explanation);

export function CarPage({ data, reviews }: CarPageProps) {
  const { t } = useTranslation('car');
  const { asset, offer, trip, rules } = data;
  const { search } = useSearch();
  const request = quoteRequestOf(
    { assetId: asset.id, startsAt: trip.startsAt, endsAt: trip.endsAt },
    offer,
    chosenFrom(offer, search),
  );
  const live = useLivePrice(data.price.status === 'refused' ? null : request, data.price);

  return (
    <>
      {/* The shell's header is not shown on wide screens here; the way home is. */}
      <div className="page-width hidden h-20 items-center wide:flex">
        <Logo />
      </div>
      <CarPrice data={data} live={live}>
        <StillHeading asset={asset} showsRating={reviews !== null} />
        <StillPhotos name={carName(asset)} photos={asset.photos} />
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
          <StillFacts asset={asset} />
          <ExtrasChoice extras={offer.extras} text={t('extras.text')} />
          {reviews && <StillReviews list={reviews} />}
          <StillExplanation
            modificationHours={rules.modificationHours}
            hasMileageLimit={asset.dailyMileageLimit !== null}
          />
        </div>
      </CarPrice>
    </>
  );
}
