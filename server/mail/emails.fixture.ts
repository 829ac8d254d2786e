import type { BookingData } from './messages/booking-data.ts';
import type { Template, TemplateData } from './messages/templates.ts';

export const exampleBooking: BookingData = {
  firstName: 'Ana',
  reference: 'H4ND0VER',
  car: 'Fiat 500 <b>"Cabrio"</b>',
  deliveryAt: 'Monday, Mar 08, 09:00am',
  deliveryAddress: 'Rua Augusta 1, Lisboa',
  returnAt: 'Thursday, Mar 11, 06:30pm',
  returnAddress: 'Avenida da Liberdade 185, Lisboa',
  total: '€187.40',
  credit: '',
  supportPhone: '+351 200 555 142',
  url: 'https://handover.example/booking/1',
};
const exampleClaim = {
  ...exampleBooking,
  what: 'damage',
  amount: '€186.00',
  words: 'A scratch on the left rear door, about 12 cm.',
  answerBy: 'Saturday, Mar 13, 06:30pm',
  claimUrl: 'https://handover.example/booking/1/claims/2',
};
const link = { firstName: 'Ana', url: 'https://handover.example/x?token=t', validFor: '1 hour' };

const drive = {
  renter: 'Ana',
  car: 'Fiat 500 <b>"Cabrio"</b>',
  city: 'Lisbon',
  from: 'Monday, Mar 08, 09:00am',
  to: 'Thursday, Mar 11, 06:30pm',
};

const statement = {
  statementId: '1',
  company: 'Sample <b>Trading</b>, Lda.',
  month: 'February 2027',
  amount: '€187.40',
  dueOn: 'Mar 15, 2027',
  reference: 'ST 2027-02 EUR PT999999990',
  url: 'https://handover.example/profile',
};

const exampleDay = {
  ...exampleBooking,
  kind: 'deliver',
  driver: 'Marta',
  plate: 'AA-12-BC',
  from: '08:45am',
  to: '09:15am',
  by: '',
} as const;

/** One of each message we send. */
export const examples: { readonly [T in Template]: TemplateData<T> } = {
  'verify-email': link,
  'reset-password': link,
  'staff-invitation': { ...link, url: 'https://console.handover.example/join?token=t' },
  'factor-changed': {
    firstName: 'Ana',
    change: 'passkeyAdded',
    url: 'https://handover.example/profile',
  },
  'password-changed': { firstName: 'Ana', url: 'https://handover.example/?action=forgotPassword' },
  'booking-booked': { ...exampleBooking, credit: '€93.00' },
  'booking-changed': { ...exampleBooking, difference: '€20.00 were charged to your card.' },
  'another-car': {
    ...exampleBooking,
    carBefore: 'Volvo XC40',
    reason: 'damaged',
    isBetter: true,
  },
  'car-offer': {
    ...exampleBooking,
    reason: 'damaged',
    cars: ['Volvo V60', 'Skoda Superb'],
    isBetter: true,
    answerBy: 'Sunday, Mar 07, 08:00pm',
    offerUrl: 'https://handover.example/booking/1/car',
  },
  'phone-booking': {
    ...exampleBooking,
    reference: '',
    heldUntil: 'Sunday, Mar 07, 08:00pm',
    isNewcomer: true,
  },
  'car-on-the-way': exampleDay,
  'at-the-door': exampleDay,
  'running-late': { ...exampleDay, by: '09:40am' },
  'handover-sealed': {
    ...exampleBooking,
    kind: 'deliver',
    code: 'K7QM-4XRD-92WT',
    digest: '9f2c41d7'.repeat(8),
    link: '5c18d46a'.repeat(8),
    sealedAt: 'Monday, Mar 08, 09:31am',
    receivedAt: 'Monday, Mar 08, 09:44am',
    readings: { km: '24,318', fuel: '8/8', charge: '', keys: 2 },
    marks: 3,
    addUntil: 'Monday, Mar 08, 10:44am',
    handoverUrl: 'https://handover.example/booking/1/handover',
    verifyUrl: 'https://handover.example/verify/K7QM-4XRD-92WT',
  },
  'delivery-later': {
    ...exampleBooking,
    reason: 'late',
    timeBefore: 'Monday, Mar 08, 09:00am',
    refund: '€4.79',
  },
  'booking-cancelled': { ...exampleBooking, refund: '€187.40 go back to your card.' },
  'no-show': { ...exampleBooking, refund: 'We kept €50.00 as a fee.' },
  'payment-failed': { ...exampleBooking, outcome: 'unfinished' },
  'refund-given': { ...exampleBooking, amount: '€25.00', where: 'It’s in your wallet now.' },
  'claim-made': exampleClaim,
  'claim-reminder': exampleClaim,
  'claim-decided': {
    ...exampleClaim,
    outcome: 'The claim is reduced to €120.00.',
    decision: 'The older scratch beside it was there before.',
  },
  'claim-taken': {
    ...exampleClaim,
    due: '€186.00',
    where: '€186.00 came from your deposit.',
  },
  'claim-unpaid': {
    ...exampleClaim,
    left: '€60.00',
    why: 'Your bank declined it.',
    whatNext: 'We’ll try again tonight.',
  },
  'claim-withdrawn': {
    ...exampleClaim,
    withdrawal: 'It was there before.',
    refund: 'Nothing was taken.',
  },
  'credit-given': {
    firstName: 'Ana',
    amount: '€25.00',
    balance: '€40.00',
    url: 'https://handover.example/profile#credit',
  },
  'refund-failed': {
    ...exampleBooking,
    amount: '€80.00',
    whatNext: 'We are sending it once more.',
  },
  'deposit-failed': { ...exampleBooking, deposit: '€350', whatNext: 'We try again in 4 hours.' },
  'change-approval': { ...exampleBooking, amount: '€20.00', by: 'Monday, Mar 08, 10:00am' },
  'deposit-approval': {
    ...exampleBooking,
    deposit: '€350',
    whatNext: 'Please approve it by Monday.',
  },
  'deposit-approved': { ...exampleBooking, deposit: '€350' },
  'delivery-tomorrow': { ...exampleBooking, verifyUrl: 'https://handover.example/profile' },
  'trip-thanks': { ...exampleBooking, reviewUrl: 'https://handover.example/booking/1#review' },
  'desk-message': {
    ...exampleBooking,
    message: { kind: 'running-late', minutes: 20 },
    end: 'delivery',
    expectedAt: '09:20am',
    profileUrl: 'https://handover.example/profile',
  },
  'change-not-made': { ...exampleBooking, refund: '€20.00' },
  'driver-invited': {
    ...drive,
    by: 'Monday, Mar 08, 09:00am',
    url: 'https://handover.example/?action=register',
  },
  'driver-verified': { ...exampleBooking, name: 'Ben Sample' },
  'driver-fee': { ...exampleBooking, name: 'Ben Sample', fee: '$45.00' },
  'driver-left': { ...exampleBooking, name: 'Ben Sample' },
  'driver-moved': { ...drive, url: 'https://handover.example/driving/1' },
  'driver-removed': { ...drive, why: 'removed', url: 'https://handover.example/bookings' },
  'dispute-opened': {
    reference: 'H4ND0VER',
    amount: '€187.40',
    reason: 'fraudulent',
    dueBy: 'Monday, Mar 08, 09:00am, Lisbon time',
    url: 'https://dashboard.example/disputes/du_1',
    isInquiry: false,
  },
  'company-statement': { ...statement, ask: 'pay' },
  'statement-reminder': statement,
  'statement-paid': { ...statement, card: 'Visa', last4: '4242', refund: '€20.00' },
};
