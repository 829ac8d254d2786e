import { useTranslation } from 'react-i18next';
import { pricePolicy } from '../../../domain/policy-constants.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ProgressLine } from '../../../ui/progress-line.tsx';
import type { CarData } from '../car/load-car.ts';
import { usePricedCar } from '../car/use-priced-car.ts';
import { chosenFrom, quoteRequestOf, withMainOption } from '../price/offer.ts';
import { PricedPage } from '../price/priced-page.tsx';
import { useLivePrice } from '../price/use-live-price.ts';
import { useSearch } from '../trip/state/use-search.ts';
import { ExtrasChoice } from './choice/extras-choice.tsx';
import { ExtraInsurances } from './extra-insurances.tsx';
import { MainInsurance } from './main-insurance.tsx';

export function ExtrasPage({ data }: { data: CarData }) {
  const { t } = useTranslation('extras');
  const { car, offer, trip } = data;
  const { search } = useSearch();
  const chosen = withMainOption(offer, chosenFrom(offer, search));
  const request = quoteRequestOf(
    { carId: car.id, startsAt: trip.startsAt, endsAt: trip.endsAt },
    offer,
    chosen,
  );
  const live = useLivePrice(data.price.status === 'refused' ? null : request, data.price);
  const pricedCar = usePricedCar(car);
  const way = { carPath: pricedCar.path, isRefused: live.state.status === 'refused' };

  return (
    <PricedPage
      panel={{
        mode: 'checkout-1',
        car: pricedCar,
        trip: trip.stops,
        live,
        changeDates: (
          <ButtonLink variant="link" to={pricedCar.path}>
            {t('changeTrip')}
          </ButtonLink>
        ),
        action: <Continue {...way} block />,
        note: <p>{t('next')}</p>,
      }}
      barAction={<Continue {...way} />}
    >
      <div className="max-w-[640px] pt-2 pb-5">
        <Progress carPath={pricedCar.path} />
      </div>
      <h1 className="pb-8 text-3xl tracking-display tablet:pb-10">{t('title')}</h1>
      <div className="grid gap-12">
        {offer.main && (
          <MainInsurance insurance={offer.main} chosenId={chosen.mainOption?.optionId ?? null} />
        )}
        <ExtraInsurances insurances={offer.extraInsurances} mainOption={chosen.mainOption} />
        <ExtrasChoice extras={offer.extras} text={t('perDay')} />
      </div>
    </PricedPage>
  );
}

interface ContinueProps {
  readonly carPath: string;
  readonly isRefused: boolean;
  readonly block?: boolean;
}

/** Nothing to continue to when the trip cannot be had; the panel says why. */
function Continue({ carPath, isRefused, block = false }: ContinueProps) {
  const { t } = useTranslation('extras');
  const style = { variant: 'primary', large: true, block } as const;
  if (isRefused) {
    return (
      <Button {...style} disabled>
        {t('continue')}
      </Button>
    );
  }
  return (
    <ButtonLink
      {...style}
      to={`${carPath}/checkout`}
      state={{ paymentOption: pricePolicy.paymentOption }}
    >
      {t('continue')}
    </ButtonLink>
  );
}

function Progress({ carPath }: { carPath: string }) {
  const { t } = useTranslation('extras');
  return (
    <ProgressLine
      label={t('progress.label')}
      steps={[
        { id: 'car', label: t('progress.car'), state: 'done', to: carPath },
        { id: 'extras', label: t('progress.extras'), state: 'live' },
        { id: 'confirmation', label: t('progress.confirmation'), state: 'next' },
        { id: 'handover', label: t('progress.handover'), state: 'next' },
      ]}
    />
  );
}
