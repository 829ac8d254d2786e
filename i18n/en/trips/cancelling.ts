export const cancelling = {
  cancel: {
    title: 'Cancellation policy',
    rule_one:
      'Free up to {{count}} hour before delivery, with a full refund to your original payment method in {{from}} to {{to}} days. Cancel later, and we’ll refund you as credit.',
    rule_other:
      'Free up to {{count}} hours before delivery, with a full refund to your original payment method in {{from}} to {{to}} days. Cancel later, and we’ll refund you as credit.',
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
} as const;
