import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenFrom, quoteRequestOf } from '../price/offer.ts';
import { PricedPage } from '../price/priced-page.tsx';
import { useLivePrice } from '../price/use-live-price.ts';
import { useSearch } from '../trip/state/use-search.ts';
import { ChangeAddresses } from './change-addresses.tsx';
import { ChangeDates } from './change-dates.tsx';
import type { CarData } from './load-car.ts';
import { MissingHint } from './missing-hint.tsx';
import { OutOfReach } from './out-of-reach.tsx';
import { ReserveButton } from './reserve-button.tsx';
import { usePricedCar } from './use-priced-car.ts';
import { type Reserve, useReserve } from './use-reserve.ts';
import { VerifyHint } from './verify-hint.tsx';

/** What stands in the way of Reserve, and the way round it. */
function hintOf(reserve: Reserve, car: CarData['car']): ReactNode {
  const { step } = reserve;
  if (step.kind === 'incomplete') return <MissingHint car={car} missing={step.missing} />;
  return step.kind === 'verify' ? <VerifyHint keep={reserve.keep} /> : null;
}

interface CarPriceProps {
  readonly data: CarData;
  readonly children: ReactNode;
}

/** The car's page beside its price and Reserve. The price is asked for here: the page is not drawn anew by it. */
export function CarPrice({ data, children }: CarPriceProps) {
  const { t } = useTranslation('car');
  const panelHint = useId();
  const barHint = useId();
  const { car, offer, trip } = data;
  const { search } = useSearch();
  const request = quoteRequestOf(
    { carId: car.id, startsAt: trip.startsAt, endsAt: trip.endsAt },
    offer,
    chosenFrom(offer, search),
  );
  const live = useLivePrice(data.price.status === 'refused' ? null : request, data.price);
  const pricedCar = usePricedCar(car);
  const reserve = useReserve(data, live.state);
  const hint = hintOf(reserve, car);
  const next = trip.freeUntil
    ? t('reserve.freeUntil', { when: trip.freeUntil })
    : t('reserve.next');

  return (
    <>
      <PricedPage
        panel={{
          mode: 'details',
          car: pricedCar,
          trip: trip.stops,
          live,
          changeDates: <ChangeDates data={data} />,
          tripAction: <ChangeAddresses data={data} />,
          action: (
            <>
              {hint && (
                <div id={panelHint} className="pb-3 text-sm">
                  {hint}
                </div>
              )}
              <ReserveButton reserve={reserve} block describedBy={hint ? panelHint : undefined} />
            </>
          ),
          note: <p>{next}</p>,
        }}
        barHint={hint && <div id={barHint}>{hint}</div>}
        barAction={<ReserveButton reserve={reserve} describedBy={hint ? barHint : undefined} />}
      >
        {children}
      </PricedPage>
      <OutOfReach outOfReach={reserve.outOfReach} cityName={car.city.name} />
    </>
  );
}
