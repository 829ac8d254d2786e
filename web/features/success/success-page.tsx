import { BookedPrice } from '../trips/booked-price.tsx';
import { Cancellation } from '../trips/cancellation.tsx';
import { Driver } from '../trips/driver.tsx';
import type { BookingData } from '../trips/load-booking.ts';
import { TripStanding } from '../trips/trip-standing.tsx';
import { Arrival } from './arrival.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { WaysOn } from './ways-on.tsx';

/** Below 692 px the price is a part of the page; from there on it stands at its side. */
export function SuccessPage({ data }: { data: BookingData }) {
  const { booking, renter } = data;
  return (
    <div className="page-width pt-2 pb-20">
      <Arrival booking={booking} email={renter.email} />
      <div className="mt-6">
        <WaysOn bookingId={booking.id} />
      </div>
      <div className="mt-12 grid gap-12 tablet:grid-cols-[minmax(0,1fr)_320px] tablet:grid-rows-[auto_1fr] tablet:gap-x-8 wide:grid-cols-[minmax(0,1fr)_368px] wide:gap-x-12">
        <div className="grid min-w-0 content-start gap-12">
          <TripStanding booking={booking} />
          <Driver renter={renter} />
        </div>
        <aside className="tablet:col-start-2 tablet:row-span-2 tablet:row-start-1">
          <div className="tablet:sticky tablet:top-6">
            <BookedPrice booking={booking} />
          </div>
        </aside>
        <div className="grid min-w-0 content-start gap-12">
          <PaymentDetails booking={booking} />
          <Cancellation data={data}>{null}</Cancellation>
        </div>
      </div>
    </div>
  );
}
