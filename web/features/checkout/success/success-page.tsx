import { Cancellation } from '../../bookings/cancel/cancellation.tsx';
import type { BookingData } from '../../bookings/data/load-booking.ts';
import { BookedPrice } from '../../bookings/standing/booked-price.tsx';
import { Driver } from '../../bookings/standing/driver.tsx';
import { TripStanding } from '../../bookings/standing/trip-standing.tsx';
import { Arrival } from './arrival.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { WaysOn } from './ways-on.tsx';

/** Below 692 px the price is a part of the page; from there on it stands at its side. */
export function SuccessPage({ data }: { data: BookingData }) {
  const { booking, renter } = data;
  return (
    <div className="page-width pt-2 pb-20 print:pb-0">
      <Arrival booking={booking} email={renter.email} />
      <div className="mt-6">
        <WaysOn bookingId={booking.id} />
      </div>
      <div className="mt-12 grid gap-12 print:flex print:flex-col tablet:grid-cols-[minmax(0,1fr)_320px] tablet:gap-x-8 wide:grid-cols-[minmax(0,1fr)_368px] wide:grid-rows-[auto_1fr] wide:gap-x-12">
        <div className="grid min-w-0 grid-cols-1 content-start gap-12">
          <TripStanding booking={booking} />
          <Driver renter={renter} />
          <PaymentDetails booking={booking} />
        </div>
        <div className="wide:row-span-2">
          <div className="tablet:sticky tablet:top-6 print:static">
            <BookedPrice booking={booking} />
          </div>
        </div>
        {/* The timeline needs the width: between the two breakpoints it has all of it. */}
        <div className="min-w-0 tablet:max-wide:col-span-2">
          <Cancellation data={data}>{null}</Cancellation>
        </div>
      </div>
    </div>
  );
}
