import { useTranslation } from 'react-i18next';
import { instantFromIso, toCityTime } from '../../../domain/city-time.ts';
import { formatMonthDay } from '../../../domain/format-city-time.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ProgressLine } from '../../../ui/progress-line.tsx';
import { usePricedCar } from '../car/use-priced-car.ts';
import { LaterCardForm } from '../me/wallet/later-card-form.tsx';
import { PricePanel, type PricePanelProps } from '../price/price-panel.tsx';
import { PricedPage } from '../price/priced-page.tsx';
import { AdditionalDrivers } from './additional-drivers.tsx';
import { BillingInfo } from './billing-info.tsx';
import { CancellationPolicy } from './cancellation-policy.tsx';
import { CardChoice } from './card-choice.tsx';
import { CheckoutOutcome } from './checkout-outcome.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { ConfirmNote } from './confirm-note.tsx';
import { DepositText } from './deposit-text.tsx';
import { DriverInfo } from './driver-info.tsx';
import { DriverNote } from './driver-note.tsx';
import { HoldNotice } from './hold-notice.tsx';
import { InvoiceInfo } from './invoice-info.tsx';
import type { CheckoutData } from './load-checkout.ts';
import { OnTheDay } from './on-the-day.tsx';
import { PayerChoice } from './payer-choice.tsx';
import { PromoField } from './promo-field.tsx';
import { refundSteps } from './refund-steps.ts';
import { useCheckout } from './use-checkout.ts';

export function CheckoutPage({ data }: { data: CheckoutData }) {
  const { t } = useTranslation('checkout');
  const { car: carData, me, company } = data;
  const { car, trip, rules, now } = carData;
  const { city } = car;
  const checkout = useCheckout(data);
  const { profile, payingCompany, cards, live, hold } = checkout;
  const pricedCar = usePricedCar(car);
  const { price } = live.state;
  const button = {
    state: live.state,
    isPossible: checkout.isPossible,
    onConfirm: checkout.confirm,
  };
  const refunds = price ? refundSteps(price, profile, trip.startsAt, rules, now) : [];
  const isComplete = payingCompany !== null || cards.chosen !== null;
  const panel: PricePanelProps = {
    mode: isComplete ? 'checkout-3' : 'checkout-2',
    car: pricedCar,
    trip: trip.stops,
    live,
    changeDates: (
      <ButtonLink variant="link" to={pricedCar.path}>
        {t('confirm.change')}
      </ButtonLink>
    ),
    note: <ConfirmNote price={price} company={payingCompany} card={cards.chosen} />,
    // Until a card is chosen, the panel says what is held on which kind.
    deposit: payingCompany ? null : cards.chosen ? (
      <DepositText card={cards.chosen} startsAt={trip.startsAt} now={now} city={city} />
    ) : undefined,
  };

  return (
    <>
      <PricedPage
        panel={{ ...panel, action: <ConfirmButton {...button} block /> }}
        barAction={<ConfirmButton {...button} />}
      >
        <div className="max-w-[640px] pt-2 pb-5">
          <Progress carPath={pricedCar.path} startsAt={trip.startsAt} timeZone={city.timeZone} />
        </div>
        <h1 className="pb-6 text-3xl tracking-display">{t('title')}</h1>
        <div className="grid gap-4">
          <HoldNotice
            hold={hold}
            own={checkout.own}
            carName={pricedCar.name}
            carPath={pricedCar.path}
            cityId={city.id}
            heldMinutes={carData.heldMinutes}
          />
          <PayerChoice
            profile={profile}
            onChange={checkout.chooseProfile}
            renterName={me.name}
            company={company}
            paymentsEnabled={checkout.paymentsEnabled}
          />
          {payingCompany ? (
            <InvoiceInfo company={payingCompany} overLimit={checkout.overLimit} />
          ) : (
            <CardChoice
              cards={cards.all}
              chosen={cards.chosen}
              onChoose={cards.choose}
              city={city}
              now={instantFromIso(now)}
              addCard={(close) => (
                <LaterCardForm
                  currency={city.currency}
                  texts={t('payment.form', { returnObjects: true })}
                  onAdded={async (id) => {
                    await cards.added(id);
                    close();
                  }}
                />
              )}
            >
              <PromoField promo={checkout.promo} />
            </CardChoice>
          )}
          {/* Beside the panel the column may be narrower than on a tablet. */}
          <div className="@container">
            <div className="grid gap-4 @min-[560px]:grid-cols-2">
              <BillingInfo me={me} company={payingCompany} />
              <DriverInfo me={me} phone={checkout.phone} onPhoneSaved={checkout.setPhone} />
            </div>
          </div>
          <AdditionalDrivers drivers={checkout.drivers} />
          <DriverNote note={checkout.driverNote} onChange={checkout.writeNote} />
          {price && <CancellationPolicy steps={refunds} timeZone={city.timeZone} />}
          {price && city.handovers === 'recorded' && (
            <OnTheDay trip={trip} timeZone={city.timeZone} steps={refunds} />
          )}
          {/* Nobody pays without having seen what for: below 928 px the panel is also in the page. */}
          <div className="wide:hidden">
            <PricePanel {...panel} />
          </div>
        </div>
      </PricedPage>
      <CheckoutOutcome
        checkout={checkout}
        carName={pricedCar.name}
        carPath={pricedCar.path}
        cityId={city.id}
      />
    </>
  );
}

interface ProgressProps {
  readonly carPath: string;
  readonly startsAt: string;
  readonly timeZone: string;
}

function Progress({ carPath, startsAt, timeZone }: ProgressProps) {
  const { t } = useTranslation('checkout');
  const date = formatMonthDay(toCityTime(instantFromIso(startsAt), timeZone));
  return (
    <ProgressLine
      label={t('progress.label')}
      steps={[
        { id: 'car', label: t('progress.car'), state: 'done', to: carPath },
        { id: 'extras', label: t('progress.extras'), state: 'done', to: `${carPath}/book` },
        { id: 'confirmation', label: t('progress.confirmation'), state: 'live' },
        { id: 'handover', label: t('progress.handover', { date }), state: 'next' },
      ]}
    />
  );
}
