import { useEffect, useState } from 'react';
import { bookingPolicy, driverPolicy } from '../../../domain/policy-constants.ts';
import { type KeyValueStore, storedText } from '../../api/stored-text.ts';

/** What the renter has typed at checkout and nobody has yet: a reload finds it again. */
export interface CheckoutDraft {
  readonly promoCode: string | null;
  readonly driverNote: string;
  /** The email addresses of additional drivers, finished or not. */
  readonly drivers: readonly string[];
}

export const emptyDraft: CheckoutDraft = { promoCode: null, driverNote: '', drivers: [] };

interface Owner {
  readonly userId: string;
  readonly carId: string;
}

/** In this tab, for this renter and this car: a gate code is nobody else's business. */
export function draftMemory({ userId, carId }: Owner, storage: () => KeyValueStore) {
  const text = storedText('handover.checkout', storage);
  return {
    recall: (): CheckoutDraft =>
      text.read((stored) => {
        const { promoCode, driverNote, drivers, ...owner } = JSON.parse(stored);
        if (owner.userId !== userId || owner.carId !== carId) return null;
        return {
          promoCode: typeof promoCode === 'string' ? promoCode : null,
          driverNote: String(driverNote ?? '').slice(0, bookingPolicy.driverNoteMaxLength),
          drivers: Array.isArray(drivers)
            ? drivers.map(String).slice(0, driverPolicy.mostAdditional)
            : [],
        };
      }) ?? emptyDraft,
    keep: (draft: CheckoutDraft) => text.write(JSON.stringify({ userId, carId, ...draft })),
    forget: text.remove,
  };
}

export function useCheckoutDraft({ userId, carId }: Owner) {
  const [memory] = useState(() => draftMemory({ userId, carId }, () => sessionStorage));
  const [draft, setDraft] = useState(emptyDraft);
  useEffect(() => setDraft(memory.recall()), [memory]);
  return {
    draft,
    change(edit: Partial<CheckoutDraft>) {
      const next = { ...draft, ...edit };
      setDraft(next);
      memory.keep(next);
    },
    forget: memory.forget,
  };
}
