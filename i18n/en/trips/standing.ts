import { better, replacedReasons } from '../replaced-car.ts';

export const standing = {
  page: {
    title: 'Booking {{reference}}',
    back: 'All bookings',
    booking: 'Booking',
    bookedOn: 'Booked on {{date}}',
    car_one: '{{car}}, {{count}} day',
    car_other: '{{car}}, {{count}} days',
    drawing: '{{car}}, side view, illustration',
    delivery: 'Delivery',
    return: 'Return',
    inCityTime: '{{label}}, {{city}} time',
    window: 'Between {{from}} and {{to}}',
    windowWith: 'Between {{from}} and {{to}}, with {{driver}}',
    sameAddress: 'Same address as delivery',
    missing: 'N/A',
    change: 'Change dates or addresses',
    calendar: 'Add to calendar',
    invoices: 'Invoices (PDF)',
    print: 'Print',
  },
  replaced: {
    title: 'We’re bringing the {{car}}',
    reasons: replacedReasons,
    same: 'Your times, addresses, extras and price stay the same.',
    better,
  },
  invoices: {
    title: 'Invoices',
    invoice: 'Invoice {{number}}',
    'credit-note': 'Credit note {{number}}',
    issuedOn: 'Issued on {{date}}',
    refunded: '{{amount}} refunded',
  },
  stands: {
    title: 'Trip status',
    disputed:
      'Your bank is looking into your payment of {{amount}}. We’re waiting for its decision.',
    paid: {
      title: 'Paid',
      byCard: '{{amount}} charged to {{card}}.',
      byCredit: '{{credit}} paid with your credit. There’s nothing left to pay.',
      byBoth: '{{amount}} charged to {{card}}, and {{credit}} paid with your credit.',
      refunded: '{{amount}} refunded to your card.',
      credited: '{{amount}} refunded as credit.',
      waiting: 'Payment in progress',
      waitingText: 'We’re waiting to hear from your bank.',
      company: 'On your company’s account',
      companyText: '{{amount}}, on your company’s invoice. No card will be charged.',
    },
    deposit: {
      title: 'Deposit hold in place',
      held: '{{amount}} on the same card. It’s not a charge.',
      heldElsewhere: '{{amount}} on {{card}}. It’s not a charge.',
      planned: 'Deposit hold',
      plannedText:
        'On {{when}} we’ll place a hold of {{amount}} on the same card. It’s not a charge.',
      plannedElsewhere:
        'On {{when}} we’ll place a hold of {{amount}} on {{card}}. It’s not a charge.',
      retry: 'Deposit hold declined',
      retryText:
        'Your bank declined the {{amount}} hold. We’ll try again every {{hours}} hours. Please make sure your card has enough available.',
      toApprove: 'Approve your deposit hold',
      toApproveFor: {
        trip: 'Your bank wants you to approve the {{amount}} hold on {{card}}. Please do it by {{by}}.',
        renewal:
          'We’re holding {{amount}} until {{ends}}. Your bank wants you to approve a new hold on {{card}}.',
        ended:
          'The {{amount}} hold ended on {{ends}}. Your bank wants you to approve a new one on {{card}}.',
        owed: 'Your bank wants you to approve the {{amount}} hold on {{card}}. Your trip goes ahead as booked.',
      },
      owed: 'Your bank declined the {{amount}} hold. Your trip goes ahead as booked. Please call or email us so we can sort out your deposit.',
      notPlaced: 'Your bank declined the {{amount}} hold. You weren’t charged.',
      notRenewed: 'Deposit hold not renewed',
      lapsing:
        'Your bank didn’t renew the {{amount}} hold. It ends on {{ends}}. Please call or email us so we can sort out your deposit.',
      lapsed:
        'Your bank didn’t renew the {{amount}} hold. It ended on {{ends}}. Please call or email us so we can sort out your deposit.',
      ended: 'Deposit hold ended',
      renewing:
        'The {{amount}} hold ended on {{ends}}. We’re asking your bank for a new one. Please make sure your card has enough available.',
    },
    delivery: { title: 'Delivery' },
    return: { title: 'Return' },
    released: {
      title: 'Deposit hold released',
      text_one: 'Within {{count}} business hour of your return.',
      text_other: 'Within {{count}} business hours of your return.',
      done: 'We’ve released the {{amount}} hold. Your bank may take {{from}} to {{to}} days to show it.',
      inClaim: 'Once the claim is settled.',
      inReview: 'We’re reviewing your return. We’ll release the hold when we’re done.',
      lapsed: 'The {{amount}} hold ended on its own. You weren’t charged.',
      renewing:
        'The {{amount}} hold ended before we’d checked the car. We’re asking your bank for a new one.',
      renewingInReview:
        'We’re reviewing your return. The deposit hold has ended, and we’re asking your bank for a new one.',
      lapsedInReview: 'We’re reviewing your return. The deposit hold has ended.',
      whyInReview: 'Why is my booking in review?',
    },
    closed: {
      title: 'Closed',
      text: 'Once we’ve collected and checked the car.',
      done: 'Everything about this trip is settled.',
    },
    ended: {
      cancelled: 'Cancelled',
      'cancelled-by-user': 'Cancelled by you',
      failed: 'Booking failed',
      paymentFailed:
        'Your payment didn’t go through, so the car isn’t booked. You can try again with another card.',
      depositFailed: 'We couldn’t place the deposit hold, so this trip can’t go ahead.',
      text: 'The car is available to others again.',
      again: 'Book this car again',
    },
    refunded: {
      title: 'Refunded to your card',
      text: '{{amount}}. It’ll arrive in {{from}} to {{to}} days.',
    },
    credited: {
      title: 'Refunded as credit',
      text: '{{amount}}, used first on your next booking.',
    },
    lost: {
      title: 'Your refund didn’t reach your card',
      text: '{{amount}}. Call or email us and we’ll pay you another way.',
    },
  },
  sealed: {
    title: { delivery: 'Your handover is sealed', return: 'Your return is sealed' },
    text: {
      delivery: 'Photos, readings and marks, seal {{code}}. Check that this is the car you got.',
      return: 'Every view before and after, seal {{code}}.',
    },
    action: { delivery: 'See the photos', return: 'Compare the photos' },
  },
  verify: {
    text: 'Your booking is safe. Please verify your documents again before delivery.',
    action: 'Verify documents',
  },
  help: {
    title: 'Need help?',
    textAllDay: 'Call {{phone}} at any time, day or night, or email {{email}}.',
    text: 'Call {{phone}}, every day from {{opens}} to {{closes}}, {{city}} time, or email {{email}}.',
  },
} as const;
