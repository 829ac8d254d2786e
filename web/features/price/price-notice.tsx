import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Icon } from '../../../ui/icon.tsx';
import { CarsLink } from './cars-link.tsx';
import type { PricedCar } from './panel-car.tsx';
import type { LivePrice, PriceRefusal } from './price.ts';

interface PriceNoticeProps {
  readonly live: LivePrice;
  readonly car: PricedCar;
  readonly changeDates: ReactNode;
  /** What stands here when nothing is wrong. */
  readonly children: ReactNode;
}

/** Why there is no price, and what the renter can do about it. */
export function PriceNotice({ live, car, changeDates, children }: PriceNoticeProps) {
  const { t } = useTranslation('price');
  const { state, retry } = live;
  if (state.status === 'failed') {
    return (
      <Notice text={t(state.tookTooLong ? 'failed.tookTooLong' : 'failed.unreachable')}>
        <Button variant="link" onClick={retry}>
          {t('failed.retry')}
        </Button>
      </Notice>
    );
  }
  if (state.status === 'refused') {
    const { cars: toCars, dates, car: toCar } = waysOn[state.code];
    return (
      <Notice text={t(`refused.${state.code}`)}>
        {dates && changeDates}
        {toCars && (
          <CarsLink cityId={car.cityId} className={buttonStyle({})}>
            {t('wayOn.cars')}
          </CarsLink>
        )}
        {toCar && (
          <Link to={car.path} className="text-link text-sm">
            {t('wayOn.car')}
          </Link>
        )}
      </Notice>
    );
  }
  return <div className="text-center text-xs text-quiet [&>p]:mx-auto">{children}</div>;
}

function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div role="alert" className="grid grid-cols-[auto_1fr] gap-x-2 text-sm text-error-600">
      <Icon name="warning" className="mt-0.5 size-5 stroke-2" />
      <div>
        <p className="font-medium">{text}</p>
        <div className="mt-1 -mb-2 flex flex-wrap items-center gap-x-5 gap-y-2 text-ink">
          {children}
        </div>
      </div>
    </div>
  );
}

interface WaysOn {
  /** Other cars, which are free. */
  readonly cars?: true;
  readonly dates?: true;
  /** The car's page, where choices start anew. */
  readonly car?: true;
}

const waysOn: Record<PriceRefusal, WaysOn> = {
  car_unavailable: { dates: true, cars: true },
  notice_too_short: { dates: true },
  trip_in_past: { dates: true },
  trip_too_long: { dates: true },
  trip_reversed: { dates: true },
  not_on_half_hour: { dates: true },
  invalid_input: { car: true },
  not_found: { cars: true },
};
