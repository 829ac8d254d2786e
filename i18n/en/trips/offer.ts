import { better, replacedReasons } from '../replaced-car.ts';

/** The car cannot come: which other does the renter want, or their money? */
export const offer = {
  offer: {
    pageTitle: 'Choose another car',
    back: 'Your trip',
    answerBy: 'Please answer by {{when}}',
    title: 'Your {{model}} can’t make it.',
    equal: 'This one can.',
    sameModel: 'Another one can.',
    isBetter: 'A better car can.',
    none: 'No other car is left.',
    reasons: replacedReasons,
    sorry: 'We’re sorry. Same day, same door, same price.',
    noneText:
      'We’re sorry. Call or email us and we’ll help you find another car. If we don’t find one by {{when}}, we’ll cancel the trip and refund everything you paid.',
    better,
    booked: 'Booked, no longer available',
    cars: 'Your car',
    seats_one: '{{count}} seat',
    seats_other: '{{count}} seats',
    luggage_one: '{{count}} suitcase',
    luggage_other: '{{count}} suitcases',
    price_one: '{{amount}} for {{count}} day',
    price_other: '{{amount}} for {{count}} days',
    saved: '{{amount}} off its usual price',
    same: {
      title: 'What stays the same',
      choices: 'Protection and extras',
      choicesText: 'Everything you chose comes with the new car',
      money: '{{amount}} paid',
      moneyWithDeposit: '{{amount}} paid, {{deposit}} deposit hold',
      company: '{{amount}} on your company’s account',
      nothing: 'Nothing more to pay',
    },
    pay: 'To pay for the change',
    take: 'Take the {{model}}',
    refund: 'Get a full refund',
    refundText: {
      toCard:
        'If you cancel, we’ll refund {{card}} to your card with no fee, even at the last minute.',
      toCredit:
        'If you cancel, you’ll get {{credit}} back as credit with no fee, even at the last minute.',
      both: 'If you cancel, we’ll refund {{card}} to your card and {{credit}} as credit with no fee, even at the last minute.',
      none: 'You haven’t paid anything yet, so cancelling costs nothing.',
    },
    unanswered: 'No answer by {{when}}?',
    unansweredText: 'We’ll bring the {{model}}. You don’t have to do anything.',
    others_one: 'See {{count}} other car at this price',
    others_other: 'See {{count}} other cars at this price',
    othersTitle: 'Other cars at this price',
    sure: {
      title: 'Cancel this booking?',
      keep: 'Keep booking',
      confirm: 'Cancel booking',
    },
    taken: 'We’ll bring the {{car}}',
    takenText: 'Your times, addresses, extras and price stay the same.',
    refunded: 'Your booking is cancelled',
    failed: 'We couldn’t save your answer. Nothing has changed. Try again in a moment.',
    notice: {
      title: 'Your {{car}} can’t make it. Which car would you like?',
      text: 'Take another at your price, or get everything back. Please answer by {{when}}.',
      action: 'Choose a car',
    },
  },
} as const;
