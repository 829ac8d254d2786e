import type { Booking, CancellationTimeline } from '../../../../contract/bookings.ts';
import { type Money, moneyFromUnits } from '../../../../domain/money.ts';
import { newYork, volvo } from '../../car/car.fixture.ts';

export const dollars = (units: number): Money => moneyFromUnits(units, 'USD');

const line = (kind: 'car' | 'insurance', ref: string, label: string, perDay: number) => ({
  kind,
  ref,
  label,
  days: 4,
  quantity: 1,
  unitAmount: dollars(perDay),
  amount: dollars(perDay * 4),
  shown: dollars(perDay * 4),
});

const aCard = {
  id: '00000000-0000-4000-8000-000000000042',
  brand: 'visa',
  last4: '4242',
  expMonth: 4,
  expYear: 2029,
  wallet: null,
};

export const aDeposit: NonNullable<Booking['deposit']> = {
  amount: dollars(350),
  card: aCard,
  state: 'held',
  plannedAt: '2026-11-18T14:00:00Z',
  lapsesAt: '2026-11-25T14:00:00Z',
  releasedBy: null,
  approval: null,
};

/** Four days in New York from the West Side to the East Side, Friday to Tuesday at 09:00. */
export const aBooking: Booking = {
  id: '00000000-0000-4000-8000-000000000011',
  reference: '7KM4QX9T',
  status: 'booked',
  createdAt: '2026-11-15T15:42:00Z',
  startsAt: '2026-11-20T14:00:00Z',
  endsAt: '2026-11-24T14:00:00Z',
  city: newYork,
  car: { ...volvo, photos: [] },
  replaced: null,
  offer: null,
  drivenBy: { delivery: null, return: null },
  onTheWay: {
    delivery: { setOutAt: null, expectedAt: null, arrivedAt: null, missedAt: null, sealedAt: null },
    return: { setOutAt: null, expectedAt: null, arrivedAt: null, missedAt: null, sealedAt: null },
  },
  sealed: { delivery: null, return: null },
  delivery: { latitude: 40.76772, longitude: -73.98365, name: '345 West 58th Street, New York' },
  return: { latitude: 40.77214, longitude: -73.96498, name: '19 East 72nd Street, New York' },
  total: dollars(368),
  money: {
    standing: 'deposit-held',
    price: dollars(368),
    deposit: dollars(350),
    depositAt: '2026-11-18T14:00:00Z',
    refunded: dollars(0),
    credited: dollars(0),
  },
  days: 4,
  lines: [
    line('car', 'car', 'Volvo XC40', 74),
    line('insurance', 'protection', 'Protection: Standard', 18),
  ],
  includesServiceFee: dollars(48),
  includesTaxes: dollars(68.81),
  pricePerDay: dollars(74),
  paymentProfile: 'personal',
  paymentMethod: aCard,
  paidWith: aCard,
  company: null,
  deposit: aDeposit,
  claims: [],
  drivers: { additional: [], pricePerDay: dollars(13.23), areChangeable: true },
  charged: dollars(368),
  creditUsed: dollars(0),
  refunded: dollars(0),
  credited: dollars(0),
  disputed: null,
  lostRefund: null,
  invoices: [
    {
      id: '00000000-0000-4000-8000-000000000012',
      kind: 'invoice',
      number: 'NYC-2026-000123',
      issuedAt: '2026-11-15T15:42:00Z',
      total: dollars(368),
    },
  ],
  canMoveReturn: false,
  changeRefusal: null,
  cancelRefusal: null,
  driverNote: null,
  mayChangeNote: true,
  mayReview: false,
  openRequest: null,
};

type Step = CancellationTimeline['steps'][number];

export const aStep: Step = {
  from: '2026-11-16T14:00:00Z',
  to: '2026-11-18T14:00:00Z',
  how: 'to-card',
  toCard: dollars(368),
  toCredit: dollars(0),
  fee: dollars(0),
  changeFee: dollars(0),
};
