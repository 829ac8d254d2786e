export const trips = {
  status: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    booked: 'Verified & Fully Paid',
    active: 'Active',
    completed: 'Completed',
    finished: 'Finished',
    processed: 'Booking Processed',
    review: 'In Review',
    cancelled: 'Cancelled',
    'cancelled-by-user': 'Cancelled by user',
    failed: 'Failed',
  },
  list: {
    title: 'Your bookings',
    tabs: 'Bookings',
    current: 'Current & Upcoming',
    past: 'Past',
    loading: 'Loading your bookings…',
    card: '{{car}}, booking {{reference}}',
    reference: 'Booking {{reference}}',
    total_one: 'Total for {{count}} day',
    total_other: 'Total for {{count}} days',
    drawing: '{{car}}, illustration',
    photo: '{{car}}',
    empty: {
      current: {
        title: 'No upcoming trips',
        text: 'Tell us where and when, and we’ll bring a car to your door.',
        action: 'Find a car',
      },
      past: {
        title: 'No past trips yet',
        text: 'Finished trips and cancelled bookings will appear here.',
        action: 'Find a car',
      },
    },
    failed: {
      title: 'We couldn’t load your bookings',
      text: 'They’re safe. Try again in a moment.',
      retry: 'Try again',
    },
  },
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
    sameAddress: 'Same address as delivery',
    missing: 'N/A',
    change: 'Change dates or addresses',
    calendar: 'Add to calendar',
    invoices: 'Invoices (PDF)',
    print: 'Print',
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
      },
      notRenewed: 'Deposit hold not renewed',
      lapsing:
        'Your bank didn’t renew the {{amount}} hold. It ends on {{ends}}. Please call or email us so we can settle the deposit with you.',
      lapsed:
        'Your bank didn’t renew the {{amount}} hold. It ended on {{ends}}. Please call or email us so we can settle the deposit with you.',
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
  verify: {
    text: 'Your booking is safe. Please verify your documents again before delivery.',
    action: 'Verify documents',
  },
  driver: {
    title: 'Driver',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
  },
  note: {
    title: 'Note for our driver',
    label: 'What should our driver know?',
    help: 'A room number, your flight, a gate code: anything that helps our driver find you.',
    add: 'Add a note',
    edit: 'Edit note',
    save: 'Save note',
    cancel: 'Cancel',
    failed: 'We couldn’t save your note. Try again in a moment.',
  },
  pay: {
    with: 'Paid with',
    willPayWith: 'Paying with',
    fromNowOn: 'Deposit hold and changes',
    wasToPayWith: 'Card chosen',
    personal: 'Personal profile',
    business: 'Business profile',
    card: '{{brand}} ending in {{last4}}',
    cardExpires: 'Expires {{month}}/{{year}}',
    withCredit: 'Paid with your credit',
    depositCard: 'Card for the deposit hold',
    noCard: 'None',
    company: 'Billed to',
    vat: 'VAT {{vat}}',
    vat_us: 'Tax ID {{vat}}',
    refunded: 'Refunded to card',
    credited: 'Refunded as credit',
    lostRefund: 'Didn’t reach your card',
    lostRefundText: 'Call or email us and we’ll pay you another way.',
    depositTitle: 'Refundable deposit, not part of your total.',
    deposit: {
      'to-approve-trip':
        'Your bank wants you to approve the {{amount}} hold on {{card}}. It’s a hold, not a charge.',
      'to-approve-renewal':
        'We’re holding {{amount}} on {{card}} until {{ends}}. It’s a hold, not a charge. Your bank wants you to approve a new one.',
      'to-approve-ended':
        'The {{amount}} hold on {{card}} ended on {{ends}}. You weren’t charged. Your bank wants you to approve a new one.',
      planned:
        'On {{when}} we’ll place a hold of {{amount}} on {{card}}. It’s not a charge. We’ll release it within {{hours}} business hours of your return.',
      held: 'We’re holding {{amount}} on {{card}}. It’s not a charge. We’ll release it within {{hours}} business hours of your return.',
      heldInReview:
        'We’re holding {{amount}} on {{card}} while we review your return. It’s not a charge.',
      lapsing:
        'We’re holding {{amount}} on {{card}} until {{ends}}. We couldn’t renew the hold. Your trip goes ahead as booked.',
      lapsed:
        'We couldn’t renew the {{amount}} hold on {{card}}, and it ended on {{ends}}. You weren’t charged. Your trip goes ahead as booked.',
      renewing:
        'The {{amount}} hold on {{card}} ended on {{ends}}. You weren’t charged. We’re asking your bank for a new one.',
      lapsingAfterTrip:
        'We’re holding {{amount}} on {{card}} until {{ends}}. We couldn’t renew the hold. It’s not a charge.',
      lapsedAfterTrip:
        'The {{amount}} hold on {{card}} ended on its own on {{ends}}. You weren’t charged.',
      released: 'We’ve released the {{amount}} hold on {{card}}.',
      failed: 'We couldn’t place the {{amount}} hold on {{card}}.',
      neverHeld: 'We didn’t place a deposit hold.',
    },
    thisCard: 'your card',
  },
  approval: {
    title: 'Approve your deposit hold',
    trip: 'Your bank wants you to approve the {{amount}} hold on {{card}}. It’s a hold, not a charge. Approve it by {{by}} to keep your trip.',
    renewal:
      'Your bank wants you to approve a new {{amount}} hold on {{card}}. The one you have ends on {{by}}.',
    ended:
      'Your deposit hold has ended, and your bank wants you to approve a new one: {{amount}} on {{card}}. It’s a hold, not a charge.',
    action: 'Approve the hold',
    otherCard: 'Use another card',
    working: 'Asking your bank…',
    atBank: 'Approve the hold in your bank’s window.',
    notApproved: 'The hold wasn’t approved. You can try again.',
    unfinished: 'We couldn’t reach your bank in time. Please try again.',
    done: {
      title: 'Deposit hold approved',
      text: 'Your deposit hold is in place. We’ve emailed you.',
    },
  },
  card: {
    action: 'Change card',
    title: 'Change card',
    text: 'We’ll use this card for the deposit hold and any changes you make. What you’ve already paid stays on the card you paid with. If there’s a hold in place, we’ll move it.',
    cards: 'Your cards',
    expires: 'Expires {{expiry}}',
    expired: 'Expired {{expiry}}. Choose another card.',
    add: 'Add card',
    cancelAdd: 'Cancel',
    form: {
      waiting: 'Opening the card form…',
      failed: 'We couldn’t open the card form. Check your connection and try again.',
      retry: 'Try again',
    },
    loading: 'Loading your cards…',
    notLoaded: 'We couldn’t load your cards. Check your connection and try again.',
    retry: 'Try again',
    keep: 'Keep card',
    confirm: 'Change card',
    done: 'Card changed',
    failed: 'We couldn’t change the card. Your booking hasn’t changed. Try again in a moment.',
  },
  cancel: {
    title: 'Cancellation policy',
    rule_one:
      'Free up to {{count}} hour before delivery, with a full refund to your original payment method in {{from}} to {{to}} days. After that, we’ll refund you as credit.',
    rule_other:
      'Free up to {{count}} hours before delivery, with a full refund to your original payment method in {{from}} to {{to}} days. After that, we’ll refund you as credit.',
    faq: 'More about cancelling',
    action: 'Cancel booking',
    timeline: 'What you’d get back if you cancel',
    outside_one:
      'Delivery is more than {{count}} hour away. Cancel now and we’ll refund {{amount}} to your card in {{from}} to {{to}} days.',
    outside_other:
      'Delivery is more than {{count}} hours away. Cancel now and we’ll refund {{amount}} to your card in {{from}} to {{to}} days.',
    outsideBoth_one:
      'Delivery is more than {{count}} hour away. Cancel now and we’ll refund {{card}} to your card in {{from}} to {{to}} days, and {{credit}} as credit.',
    outsideBoth_other:
      'Delivery is more than {{count}} hours away. Cancel now and we’ll refund {{card}} to your card in {{from}} to {{to}} days, and {{credit}} as credit.',
    outsideCredit_one:
      'Delivery is more than {{count}} hour away. Cancel now and we’ll refund {{amount}} as credit.',
    outsideCredit_other:
      'Delivery is more than {{count}} hours away. Cancel now and we’ll refund {{amount}} as credit.',
    inside_one:
      'Delivery is less than {{count}} hour away. Cancel now and you’ll get {{amount}} as credit for your next trip.',
    inside_other:
      'Delivery is less than {{count}} hours away. Cancel now and you’ll get {{amount}} as credit for your next trip.',
    insideFee_one:
      'Delivery is less than {{count}} hour away. Cancel now and you’ll get {{amount}} as credit. We’ll keep {{fee}} as a fee.',
    insideFee_other:
      'Delivery is less than {{count}} hours away. Cancel now and you’ll get {{amount}} as credit. We’ll keep {{fee}} as a fee.',
    insideNothing:
      'The fee for cancelling this late is {{fee}}, which is all you’ve paid. There’s nothing to refund.',
    creditOnly_one:
      'You changed this trip less than {{count}} hour before delivery, so we’ll refund the {{amount}} you’d paid by then as credit.',
    creditOnly_other:
      'You changed this trip less than {{count}} hours before delivery, so we’ll refund the {{amount}} you’d paid by then as credit.',
    keptFee: 'We’ll keep {{fee}} as a fee.',
    changeFee: 'The late change fee of {{fee}} isn’t refundable.',
    nothingPaid: 'You weren’t charged for this booking, so cancelling is free.',
    passed:
      'Your delivery time has passed, so free cancellation has ended and you can’t cancel here. Call us and we’ll help.',
    notPossible: 'This booking can no longer be cancelled.',
    busy: 'We’re changing this booking right now. You can cancel it as soon as that’s done.',
    steps: {
      nowUntil: 'Now, until',
      until: 'Until',
      delivery: 'Delivery',
      toCard: 'to your card, in {{from}} to {{to}} days',
      toCardAndCredit: '{{credit}} of it as credit',
      asCredit: 'as credit for your next trip',
      asCreditFee: 'as credit, minus a {{fee}} fee',
      keptFee: 'minus a {{fee}} fee',
      nothing: 'you weren’t charged',
      changeFee: 'the late change fee of {{fee}} isn’t refundable',
    },
    dialog: {
      title: 'Cancel this booking?',
      sure: 'Are you sure you want to cancel the {{car}} for {{when}}?',
      keep: 'Don’t cancel',
      confirm: 'Cancel booking',
      error: 'There was an error.',
      asking: 'Working out your refund…',
      unknown: 'We couldn’t work out your refund. Check your connection and try again.',
      retry: 'Try again',
      call: 'Call {{phone}}',
    },
    done: {
      title: 'Booking cancelled',
      text: 'The car is available to others again. We’ve emailed you.',
    },
    failed: { title: 'Booking was not cancelled' },
  },
  change: {
    title_one: '{{count}}-day delivery and return',
    title_other: '{{count}}-day delivery and return',
    titleWithoutDates: 'Delivery and return',
    same: 'Same address as delivery',
    other: 'Another address',
    otherAddress: 'Other return address',
    clear: 'Clear dates',
    cancel: 'Cancel',
    save: 'Save changes',
    loading: 'Loading the car’s calendar…',
    notLoaded: 'We couldn’t load the car’s calendar. Check your connection and try again.',
    retry: 'Try again',
    part: 'We couldn’t open the form. Check your connection and try again.',
    missing: {
      delivery: 'Delivery Coordinates or Query does not exist.',
      return: 'Return Coordinates or Query does not exist.',
    },
    outOfReach: 'Both addresses must be in our {{city}} service area.',
    price: {
      label: 'New price',
      now: 'Booked for {{total}}',
      asking: 'Calculating…',
      total_one: 'New total, {{count}} day',
      total_other: 'New total, {{count}} days',
      same: 'The price stays the same.',
      charge: 'We’ll charge {{amount}} more to {{card}}.',
      invoice: '{{amount}} more on your company’s invoice.',
      invoiceLess: '{{amount}} less on your company’s invoice.',
      toCard: 'We’ll refund {{amount}} to {{card}} in {{from}} to {{to}} days.',
      toCredit: 'We’ll refund {{amount}} as credit for your next trip.',
      fee: 'This includes a late change fee of {{amount}}.',
      creditOnly:
        'Delivery is close. If you cancel later, we’ll refund the {{amount}} you’ve paid so far as credit.',
      taken: 'The car is booked for part of these dates.',
      failed: 'We couldn’t get the new price.',
      retry: 'Try again',
    },
    done: {
      title: 'Booking changed',
      text: 'Your new dates and addresses are saved. We’ve emailed you.',
    },
    failed: { title: 'We couldn’t save your changes' },
  },
  request: {
    change: 'We’re changing your booking.',
    cancel: 'We’re cancelling your booking.',
    booking: 'We’re making your booking.',
    late: 'This is taking longer than usual, but we’re still working on it. You don’t need to try again. The result will appear here.',
    lost: 'We’ve lost the connection and are trying to reconnect. Nothing will be done twice.',
    approve: 'Your bank wants you to approve the payment.',
    approveAction: 'Approve payment',
    notApproved: 'The payment wasn’t approved. You can try again.',
    approveBy:
      'We’ll wait until {{by}}. After that, your booking stays as it was and you won’t be charged.',
  },
  review: {
    title: 'How was the {{car}}?',
    text: 'Your review will appear on this car’s page with your first name and an initial.',
    overall: 'Overall',
    optional: 'Rate the details, if you like',
    scores: {
      comfort: 'Comfort',
      drive: 'Drive',
      accuracy: 'Accuracy',
      safety: 'Safety',
      value: 'Value',
    },
    stars_one: '{{count}} star',
    stars_other: '{{count}} stars',
    clear: 'Clear {{name}}',
    description: 'Your review',
    descriptionHelp: 'Optional, up to {{count}} characters.',
    send: 'Send review',
    missing: 'Choose an overall rating.',
    failed: 'We couldn’t send your review. It’s still here, so try again.',
    thanks: {
      title: 'Thanks for your review',
      text: 'It helps the next renter, and the people who look after the car.',
      action: 'See this car’s page',
    },
  },
} as const;
