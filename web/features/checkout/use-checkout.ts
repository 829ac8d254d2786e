import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator } from 'react-router';
import { instantFromIso } from '../../../domain/city-time.ts';
import type { Money } from '../../../domain/money.ts';
import { mayBill } from '../../../domain/policies/company-limit.ts';
import type { PaymentProfile } from '../../../domain/policies/deposit.ts';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { showToast } from '../../../ui/toast.ts';
import type { AttemptState } from '../../api/booking-attempt.ts';
import { carPath } from '../../page/car-path.ts';
import { useShellConfig } from '../../page/use-shell-config.ts';
import { authenticatePayment } from '../me/wallet/authenticate-payment.ts';
import { useCards } from '../me/wallet/use-cards.ts';
import { useSearch } from '../trip/state/use-search.ts';
import { driversSectionId } from './additional-drivers.tsx';
import { bookingRequestOf } from './booking-request.ts';
import { paymentSectionId } from './card-choice.tsx';
import { useCheckoutDraft } from './checkout-draft.ts';
import { driverSectionId } from './driver-info.tsx';
import type { CheckoutData } from './load-checkout.ts';
import { withDrivers } from './named-drivers.ts';
import { useOwnBooking } from './own-booking.ts';
import { isUsable, payerOf } from './payer.ts';
import { useBookingAttempt } from './use-booking-attempt.ts';
import { useCheckoutQuote } from './use-checkout-quote.ts';
import { type CarHold, useHold } from './use-hold.ts';
import { useNamedDrivers } from './use-named-drivers.ts';

/** Refused for its price: a new one is shown, and nothing is booked without a yes to it. */
const priceCodes = ['quote_expired', 'price_changed'];

/** All that the checkout page knows and can do. */
export function useCheckout({
  car: carData,
  me,
  company,
  cards: loaded,
  wanted,
  price,
}: CheckoutData) {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { search } = useSearch();
  const { paymentsEnabled } = useShellConfig().flags;
  const { car, trip, now } = carData;
  const heldTrip = { carId: car.id, startsAt: trip.startsAt, endsAt: trip.endsAt };

  const [wished, setWished] = useState<PaymentProfile>('personal');
  const payers = { paymentsEnabled, hasCompany: company !== null };
  const profile = payerOf(wished, payers);
  const canPay = isUsable(profile, payers);
  const cards = useCards(loaded, instantFromIso(now), car.city);

  const [phone, setPhone] = useState(me.phone);
  const typed = useCheckoutDraft({ userId: me.id, carId: car.id });
  const drivers = useNamedDrivers({
    extra: carData.offer.extras.find(({ perDriver }) => perDriver),
    renterEmail: me.email,
    typed: typed.draft.drivers,
    onType: (emails) => typed.change({ drivers: emails }),
  });
  const { live, promo } = useCheckoutQuote(
    withDrivers(wanted, drivers.extra?.id, drivers.emails.length),
    company ? profile : 'personal',
    price,
    typed.draft.promoCode,
    (promoCode) => typed.change({ promoCode }),
  );
  const attempt = useBookingAttempt(car.id, authenticatePayment);
  const asked = useHold(heldTrip, attempt.isAtRest && live.state.status !== 'refused');
  // What cannot be priced cannot be held either, for the same reason; unless it is the renter's own
  // attempt, under way since before a reload, that takes the car.
  const hold: CarHold =
    live.state.status === 'refused' && attempt.isAtRest
      ? { ...asked, state: { status: 'refused', code: live.state.code } }
      : asked;

  const { state } = attempt;
  const refused = state.phase === 'refused' ? state.code : null;
  const isPriceRefusal = refused !== null && priceCodes.includes(refused);
  // Where a new price cannot be had either, there is nothing to agree to.
  const unpriced = live.state.status === 'refused' ? live.state.code : null;
  const refusedPrice = isPriceRefusal && !unpriced ? refused : null;
  const refusal = isPriceRefusal ? unpriced : refused;
  const isTaken = [refusal, hold.state.status === 'refused' && hold.state.code].includes(
    'car_unavailable',
  );
  const own = useOwnBooking(isTaken, heldTrip);

  /** The total the renter pressed for. */
  const [agreed, setAgreed] = useState<Money | null>(null);
  const follow = useEffectEvent((reached: AttemptState) => {
    if (reached.phase === 'booked') {
      typed.forget();
      const success = `${carPath(car.id)}/checkout/${reached.bookingId}/success`;
      void navigate(success, { replace: true });
    } else if (isPriceRefusal) live.retry();
    // The page came while the attempt took the car; now it is free again.
    else if (reached.phase === 'refused' && price.status === 'refused') void revalidate();
  });
  useEffect(() => follow(state), [state]);

  const payingCompany = profile === 'business' ? company : null;
  const due = live.state.status === 'known' ? live.state.price.total : null;
  const balance = payingCompany?.balances.find(({ open }) => open.currency === due?.currency);
  const overLimit = balance && due && !mayBill(balance, due).ok ? balance : null;

  const quoteId = live.state.status === 'known' ? live.state.price.id : undefined;
  const isPossible =
    canPay &&
    !overLimit &&
    quoteId !== undefined &&
    attempt.isAtRest &&
    hold.state.status !== 'refused';

  const confirm = () => {
    if (!isPossible || live.state.status !== 'known') return;
    if (profile === 'personal' && !cards.chosen) {
      sayMissing(t('payment.missing'));
      leadTo(paymentSectionId);
      return;
    }
    if (!phone) {
      sayMissing(t('driver.phoneNeeded'));
      leadTo(driverSectionId);
      return;
    }
    if (!drivers.check()) {
      sayMissing(t('drivers.incomplete'));
      leadTo(driversSectionId);
      return;
    }
    const request = bookingRequestOf(search, {
      quoteId,
      profile,
      cardId: cards.chosen?.id ?? null,
      driverNote: typed.draft.driverNote,
      drivers: drivers.emails,
    });
    if (!request) return;
    setAgreed(live.state.price.total);
    attempt.book(request);
  };

  return {
    profile,
    chooseProfile: setWished,
    paymentsEnabled,
    payingCompany,
    overLimit,
    cards,
    phone,
    setPhone,
    drivers,
    driverNote: typed.draft.driverNote,
    writeNote: (driverNote: string) => typed.change({ driverNote }),
    live,
    promo,
    hold,
    attempt,
    own,
    isPossible,
    confirm,
    refusedPrice,
    refusal,
    agreed,
  };
}

const sayMissing = (title: string) =>
  void showToast({ tone: 'error', title, durationMs: toastsMs.error });

/** To the first box of what is missing; a card provider's own boxes can only be shown. */
function leadTo(sectionId: string) {
  const place = document.getElementById(sectionId);
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector('input')?.focus({ preventScroll: true });
}
