export const returning = {
  return: {
    pageTitle: 'Change your return',
    link: 'Keep it longer or return early',
    back: 'Your trip',
    title: 'When should we collect the {{car}}?',
    ends: 'Your trip ends {{when}}.',
    moves: 'Keep it longer or return early',
    tabs: { later: 'Keep it longer', earlier: 'Return early' },
    choice: 'New return',
    day: 'New return day',
    samePrice: 'Your price per day stays the same.',
    time: 'Time',
    where: 'Where',
    taken: 'booked',
    sameDays: 'same price',
    more_one: '+ {{count}} day',
    more_other: '+ {{count}} days',
    less_one: '{{count}} day less',
    less_other: '{{count}} days less',
    delivered: 'Delivered',
    newReturn: 'New return',
    pay: 'Pay {{amount}} and keep it',
    agree: { later: 'Keep it longer', earlier: 'Return it early' },
    deposit: 'Your deposit hold stays the same.',
    notNow:
      'You can change the return while you have the car. Call us if you need help with it now.',
    none: {
      later:
        'The car is booked right after your trip, so you can’t keep it longer. Call us and we’ll look for another way.',
      earlier: 'It’s too close to your return to bring it forward. Call us if you need us sooner.',
    },
  },
} as const;
