import type { Stop } from '../../../contract/bookings.ts';
import type { FoundRenters } from '../../../contract/operate/renters.ts';
import type { CarValue } from '../../../domain/car.ts';

export type FoundRenter = FoundRenters['items'][number];

/** What has been entered so far, while the renter is on the phone. */
export interface PhoneDraft {
  /** As fields for date and time hold them, on the city's clock. */
  readonly starts: string;
  readonly ends: string;
  readonly delivery: Stop | null;
  /** Null: to the delivery's address, or not found yet. */
  readonly return: Stop | null;
  readonly isSameReturn: boolean;
  readonly category: CarValue<'category'> | null;
  readonly carId: string | null;
  readonly renter: FoundRenter | null;
  readonly isNew: boolean;
  readonly name: string;
  readonly email: string;
}

/** From tomorrow morning for three days: what most calls are about. */
export function newPhoneDraft(today: Temporal.PlainDate): PhoneDraft {
  const morning = (days: number) => `${today.add({ days })}T09:00`;
  return {
    starts: morning(1),
    ends: morning(4),
    delivery: null,
    return: null,
    isSameReturn: true,
    category: null,
    carId: null,
    renter: null,
    isNew: false,
    name: '',
    email: '',
  };
}

export type PhoneField = 'starts' | 'delivery' | 'return' | 'car' | 'renter' | 'name' | 'email';

/** The first thing that is missing, in the order it is asked on the phone. */
export function missingIn(draft: PhoneDraft): PhoneField | null {
  if (draft.starts === '' || draft.ends === '') return 'starts';
  if (!draft.delivery) return 'delivery';
  if (!draft.isSameReturn && !draft.return) return 'return';
  if (draft.carId === null) return 'car';
  if (!draft.isNew) return draft.renter ? null : 'renter';
  if (draft.name.trim().length < 2) return 'name';
  return draft.email.includes('@') ? null : 'email';
}
