import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRouteLoaderData } from 'react-router';
import { pricePolicy, toastsMs } from '../../../domain/policy-constants.ts';
import { showToast } from '../../../ui/toast.ts';
import type { ShellData } from '../../page/shell-data.ts';
import type { PriceState } from '../price/price.ts';
import { useSearch } from '../trip/state/use-search.ts';
import { addressOf } from './address-of.ts';
import { carPath } from './car-path.ts';
import type { CarData } from './load-car.ts';
import { type ReserveStep, reserveStep } from './reserve-step.ts';
import { useLogIn } from './use-log-in.ts';

export interface Reserve {
  readonly step: ReserveStep;
  readonly press: () => void;
  readonly logIn: ReturnType<typeof useLogIn>['dialog'];
  readonly outOfReach: { readonly isOpen: boolean; readonly close: () => void };
}

export function useReserve({ car, trip, isWithinReach }: CarData, state: PriceState): Reserve {
  const { t } = useTranslation('car');
  const navigate = useNavigate();
  const { search, change } = useSearch();
  const [isOutOfReach, setOutOfReach] = useState(false);
  const user = useRouteLoaderData<{ readonly shell: ShellData }>('root')?.shell.user ?? null;

  const step = reserveStep({
    hasDeliveryDate: trip.start.date !== null,
    hasReturnDate: trip.end.date !== null,
    hasDeliveryAddress: addressOf(search.start) !== null,
    hasReturnAddress: addressOf(search.end) !== null,
    isTripPossible: state.status !== 'refused',
    isSignedIn: user !== null,
    hasPendingVerifications: user?.needsVerification ?? false,
    isWithinReach,
  });

  const go = () => {
    // The dates may be the suggested ones: from here on they are the renter's own.
    change((last) => ({
      ...last,
      cityId: car.city.id,
      start: { ...last.start, ...trip.start },
      end: { ...last.end, ...trip.end },
    }));
    navigate(`${carPath(car.id)}/book`, {
      state: {
        startDate: trip.startsAt,
        endDate: trip.endsAt,
        paymentOption: pricePolicy.paymentOption,
      },
    });
  };

  const press = () => {
    switch (step.kind) {
      case 'incomplete':
      case 'impossible':
        return;
      case 'log-in':
        return logIn.open();
      case 'verify':
        return showToast({
          tone: 'info',
          title: t('reserve.verify.title'),
          text: t('reserve.verify.text'),
          durationMs: toastsMs.error,
        });
      case 'out-of-reach':
        return setOutOfReach(true);
      case 'book':
        return go();
    }
  };

  const logIn = useLogIn(user !== null, press);

  return {
    step,
    press,
    logIn: logIn.dialog,
    outOfReach: { isOpen: isOutOfReach, close: () => setOutOfReach(false) },
  };
}
