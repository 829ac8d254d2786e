import { useState } from 'react';
import { useNavigate, useRouteLoaderData } from 'react-router';
import { pricePolicy } from '../../../domain/policy-constants.ts';
import { carPath } from '../../page/car-path.ts';
import type { ShellData } from '../../page/shell-data.ts';
import { forgetSkipped } from '../me/account/skipped-prompts.ts';
import { keepDraft } from '../me/draft/keep-draft.ts';
import type { PriceState } from '../price/price.ts';
import type { SearchState } from '../trip/state/search-state.ts';
import { useSearch } from '../trip/state/use-search.ts';
import { addressOf } from './address-of.ts';
import type { CarData } from './load-car.ts';
import { type ReserveStep, reserveStep } from './reserve-step.ts';
import { useLogIn } from './use-log-in.ts';

export interface Reserve {
  readonly step: ReserveStep;
  readonly press: () => void;
  /** Saves car and trip, for after the verification. */
  readonly keep: () => Promise<void>;
  readonly outOfReach: { readonly isOpen: boolean; readonly close: () => void };
}

export function useReserve({ car, trip, isWithinReach }: CarData, state: PriceState): Reserve {
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

  // The dates may be the suggested ones: from here on they are the renter's own.
  const own: SearchState = {
    ...search,
    cityId: car.city.id,
    start: { ...search.start, ...trip.start },
    end: { ...search.end, ...trip.end },
  };
  const keep = () => {
    change(() => own);
    return keepDraft(car.id, own);
  };
  const go = () => {
    change(() => own);
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
        return logIn();
      case 'verify':
        void keep();
        return forgetSkipped();
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
    keep,
    outOfReach: { isOpen: isOutOfReach, close: () => setOutOfReach(false) },
  };
}
