import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { statusDisplay } from '../../../../domain/booking-badges.ts';
import { BackLink } from '../../../page/back-link.tsx';
import { CancelBooking } from '../cancel/cancel-booking.tsx';
import { Cancellation } from '../cancel/cancellation.tsx';
import { ChangeBooking } from '../change/change-booking.tsx';
import { ChangeCard } from '../change/change-card.tsx';
import { bookingsPath, returnPath } from '../data/booking-path.ts';
import type { BookingData } from '../data/load-booking.ts';
import { useBookingWork } from '../data/use-booking-work.ts';
import { useDepositApproval } from '../data/use-deposit-approval.ts';
import { useLiveBooking } from '../data/use-live-booking.ts';
import { WorkNotice } from '../data/work-notice.tsx';
import { AdditionalDrivers } from '../drivers/additional-drivers.tsx';
import { ReviewSection } from '../review/review-section.tsx';
import { BookedPrice } from './booked-price.tsx';
import { ClaimNotice } from './claim-notice.tsx';
import { DayNotice } from './day-notice.tsx';
import { DepositApproval } from './deposit-approval.tsx';
import { Driver } from './driver.tsx';
import { DriverNote } from './driver-note.tsx';
import { Invoices } from './invoices.tsx';
import { KeyCard } from './key-card.tsx';
import { OfferNotice } from './offer-notice.tsx';
import { ReplacedNotice } from './replaced-notice.tsx';
import { SealedNotice } from './sealed-notice.tsx';
import { TripHelp } from './trip-help.tsx';
import { TripStanding } from './trip-standing.tsx';
import { VerifyNotice } from './verify-notice.tsx';

type BookingDialog = 'change' | 'cancel' | 'card' | 'drivers';

export function BookingPage({ data }: { data: BookingData }) {
  const { t } = useTranslation('trips');
  const { booking, renter } = data;
  const [opened, setOpened] = useState<BookingDialog | null>(null);
  const work = useBookingWork(booking, () => setOpened(null));
  const approval = useDepositApproval(booking);
  useLiveBooking(booking);

  const dialog = (name: BookingDialog) => ({
    data,
    work,
    isOpen: opened === name,
    onOpen: () => setOpened(name),
    onClose: () => setOpened(null),
  });
  return (
    <div className="page-width pb-20 print:pb-0">
      <BackLink to={bookingsPath(statusDisplay[booking.status].tab)}>{t('page.back')}</BackLink>
      <DayNotice booking={booking} />
      <OfferNotice booking={booking} />
      <ClaimNotice booking={booking} />
      <DepositApproval
        booking={booking}
        approval={approval}
        onOtherCard={() => setOpened('card')}
      />
      <KeyCard
        booking={booking}
        change={
          <>
            <ChangeBooking {...dialog('change')} />
            <MoveReturn booking={booking} />
          </>
        }
      />
      <div className="mt-4 grid gap-4 empty:hidden">
        {opened === null && <WorkNotice work={work} city={booking.city} />}
        <ReplacedNotice booking={booking} />
        <SealedNotice booking={booking} />
        <VerifyNotice booking={booking} renter={renter} />
      </div>
      {/* On a small screen the cancellation comes last; on a wide one it is in the left column. */}
      <div className="mt-12 grid gap-12 print:flex print:flex-col wide:grid-cols-[minmax(0,1fr)_368px] wide:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 content-start gap-12">
          <TripStanding booking={booking} />
          <ReviewSection booking={booking} />
          <Driver renter={renter} />
          <AdditionalDrivers {...dialog('drivers')} />
          <DriverNote booking={booking} />
          <Invoices booking={booking} />
          <TripHelp data={data} />
        </div>
        <div className="wide:col-start-2 wide:row-span-2 wide:row-start-1">
          <div className="wide:sticky wide:top-6 print:static">
            <BookedPrice booking={booking} changeCard={<ChangeCard {...dialog('card')} />} />
          </div>
        </div>
        <div className="min-w-0">
          <Cancellation data={data}>
            <CancelBooking {...dialog('cancel')} />
          </Cancellation>
        </div>
      </div>
    </div>
  );
}

function MoveReturn({ booking: { id, canMoveReturn } }: Pick<BookingData, 'booking'>) {
  const { t } = useTranslation('trips');
  if (!canMoveReturn) return null;
  return (
    <Link to={returnPath(id)} className="text-link">
      {t('return.link')}
    </Link>
  );
}
