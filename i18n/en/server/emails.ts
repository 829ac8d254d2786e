const seeBooking = 'See booking';
const documentsAtHandover = 'Have your driving licence and ID ready at handover.';
const documentsAtHandoverUs = 'Have your driver’s license and ID ready at handover.';
const asCredit = 'You have {{amount}} as credit for your next booking.';

export const emails = {
  brand: 'Handover',
  greeting: 'Hello {{firstName}},',
  footer: 'Handover. From your door to your door.',
  trip: {
    delivery: 'Delivery',
    return: 'Return',
    total: 'Total',
    withCredit: 'Paid {{amount}} with your credit',
    booking: 'Booking',
  },
  linkHours_one: '{{count}} hour',
  linkHours_other: '{{count}} hours',
  verifyEmail: {
    subject: 'Confirm your email',
    preview: 'One click and your Handover account is ready.',
    heading: 'Confirm your email',
    text: 'Welcome to Handover. Confirm this email is yours, and we’ll send your bookings and invoices here.',
    action: 'Confirm email',
    linkLife: 'The link works once and expires in {{validFor}}.',
    notYou: 'Didn’t sign up? Someone may have mistyped their email. You can ignore this message.',
  },
  resetPassword: {
    subject: 'Choose a new password',
    preview: 'You asked for a new Handover password.',
    heading: 'Choose a new password',
    text: 'You asked for a new password. Choose it here:',
    action: 'Choose a new password',
    linkLife: 'The link works once and expires in {{validFor}}. We’ll log you out everywhere.',
    notYou: 'Didn’t ask for this? You can ignore this message. Your password stays the same.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preview: 'Your Handover password has just been changed.',
    heading: 'Your password was changed',
    text: 'Your Handover password has just been changed, and all your other devices were logged out.',
    notYou:
      'If that was you, there’s nothing to do. If it wasn’t, choose a new password right away.',
    action: 'Choose a new password',
  },
  factorChanged: {
    appAdded: {
      subject: 'Authenticator app added',
      preview: 'You’ll need a code from it to log in.',
      text: 'We’ve added an authenticator app to your Handover account. From now on you’ll need a code from it to log in.',
    },
    appRemoved: {
      subject: 'Authenticator app removed',
      preview: 'It no longer works for logging in to Handover.',
      text: 'We’ve removed an authenticator app from your Handover account.',
    },
    passkeyAdded: {
      subject: 'Passkey added',
      preview: 'You can use it to log in.',
      text: 'We’ve added a passkey to your Handover account. From now on you’ll need it, or another second step, to log in.',
    },
    passkeyRemoved: {
      subject: 'Passkey removed',
      preview: 'It no longer works for logging in to Handover.',
      text: 'We’ve removed a passkey from your Handover account.',
    },
    allRemoved: {
      subject: 'Two-step login turned off',
      preview: 'Your password is enough to log in for now.',
      text: 'You told us you couldn’t get past the second step, so we’ve removed every authenticator app, passkey and recovery code from your Handover account. You can log in with your password. Add a new second step in your profile when you’re ready.',
    },
    recoveryUsed: {
      subject: 'Recovery code used to log in',
      preview: 'That code won’t work again.',
      text: 'Someone just logged in to your Handover account with a recovery code. That code won’t work again. If you’ve lost your phone or passkey, remove it in your profile and add a new one.',
    },
    recoveryMade: {
      subject: 'New recovery codes',
      preview: 'Your old codes no longer work.',
      text: 'We’ve made new recovery codes for your Handover account. Your old ones no longer work.',
    },
    notYou:
      'If that was you, there’s nothing to do. If it wasn’t, change your password in your profile right away and log out all other devices.',
    action: 'Open your profile',
  },
  bookingBooked: {
    subject: 'Booked: {{car}}, {{deliveryAt}}',
    preview: 'We’ll bring the car to {{deliveryAddress}}.',
    heading: 'Your car is booked',
    text: 'We’ll bring the car to your door and collect it from your return address.',
    action: seeBooking,
    documents: documentsAtHandover,
    documents_us: documentsAtHandoverUs,
  },
  bookingChanged: {
    subject: 'Changed: {{car}}, {{deliveryAt}}',
    preview: 'Here are your new times.',
    heading: 'Your booking was changed',
    text: 'This is your trip now:',
    action: seeBooking,
    difference: {
      charged: 'We’ve charged {{amount}} to your card.',
      toCard: 'We’ll refund {{amount}} to your card.',
      toCredit: asCredit,
      onInvoice: 'The difference is on your company’s invoice.',
      none: 'The price is the same.',
    },
  },
  bookingCancelled: {
    subject: 'Cancelled: {{car}}, {{deliveryAt}}',
    heading: 'Your booking is cancelled',
    text: 'We’ve cancelled booking {{reference}}.',
    action: seeBooking,
    refund: {
      none: 'You weren’t charged, so there’s nothing to refund.',
      toCard: 'We’ll refund {{amount}} to your card in {{from}} to {{to}} days.',
      toCredit: asCredit,
      fee: 'We kept {{amount}} as a fee.',
      changeFee: 'The late change fee of {{amount}} isn’t refundable.',
      disputed:
        'Your bank is looking into your payment and has the money until it decides. If it confirms the payment, we’ll refund {{amount}}.',
      returned: 'Your bank has already returned {{amount}} to you.',
    },
  },
  paymentFailed: {
    declined: {
      subject: 'Not booked: payment for {{car}} didn’t go through',
      preview: 'You weren’t charged, and the car isn’t booked.',
      heading: 'Your payment didn’t go through',
      text: 'Your bank declined the payment. You weren’t charged, and the car isn’t booked.',
      whatNext: 'Try again with another card, or contact your bank.',
    },
    unfinished: {
      subject: 'Not booked, not charged: {{car}}',
      preview:
        'We couldn’t finish the payment in time, so nothing is booked and you weren’t charged.',
      heading: 'Not booked, not charged',
      text: 'We couldn’t finish the payment in time, so the car isn’t booked and you weren’t charged.',
      whatNext:
        'If your bank shows a payment, we’ll refund it in full and email you. You can book again at any time.',
    },
    refunded: {
      subject: 'Not booked, refunded: {{car}}',
      preview: 'Your bank took the payment after all, so we’ve refunded it in full.',
      heading: 'Not booked, refunded',
      text: 'Your bank took {{total}} for a booking that didn’t go through. We’ve refunded all of it. It’ll be back in {{from}} to {{to}} days.',
      whatNext: 'You don’t have to do anything.',
    },
    action: 'See what happened',
  },
  depositFailed: {
    subject: 'Deposit hold declined: {{car}}',
    heading: 'Your deposit hold was declined',
    text: 'Your bank declined the {{deposit}} deposit hold on your card. It’s a hold, not a charge.',
    action: seeBooking,
    whatNext: {
      retry: 'We’ll try again on {{at}}. Please make sure your card has enough available.',
      stopped:
        'We’ve tried several times to renew the hold and have stopped now. Your trip goes ahead as booked. Please call or email us so we can settle the deposit with you.',
      cancelled:
        'Without the deposit we can’t hand over the car, so we’ve cancelled the booking. {{refund}}',
    },
  },
  changeApproval: {
    subject: 'Approve the payment for your change: {{car}}',
    heading: 'Your bank wants your approval',
    text: 'You asked us to change this trip. Your bank wants you to approve the {{amount}} it costs.',
    whatNext:
      'Please approve it by {{by}}. After that, your booking stays as it was and you won’t be charged.',
    action: 'Approve payment',
  },
  depositApproval: {
    subject: 'Approve your deposit hold: {{car}}',
    heading: 'Your bank wants your approval',
    text: 'Your bank wants you to approve the {{deposit}} deposit hold on your card. It’s a hold, not a charge.',
    action: 'Approve the hold',
    otherCard: 'You can also choose another card on your booking’s page.',
    whatNext: {
      trip: 'Please approve it by {{at}}. Without the deposit we can’t hand over the car, and we’ll cancel the booking and refund you.',
      renewal:
        'Your current hold ends on {{at}}. Please approve the new one before then. Your trip goes ahead as booked.',
      ended:
        'Your hold has ended. Please approve a new one as soon as you can. Your trip goes ahead as booked.',
    },
  },
  depositApproved: {
    subject: 'Deposit hold approved: {{car}}',
    heading: 'Your deposit hold is in place',
    text: 'Thanks for approving it. We’re holding {{deposit}} on your card. It’s not a charge, and we’ll release it after your trip.',
    action: seeBooking,
  },
  refundFailed: {
    subject: 'A refund for {{car}} didn’t reach your card',
    heading: 'Your refund didn’t reach your card',
    text: 'Your bank returned the {{amount}} we sent to your card. This happens when a card has been closed or replaced.',
    action: seeBooking,
    whatNext: {
      retry: 'We’re sending it again. You don’t need to do anything.',
      lost: 'We’ve tried several times. Call or email us and we’ll pay you another way, or as credit for your next booking.',
      credit: 'We’ve refunded you as credit instead: {{amount}} for your next booking.',
      hand: 'We’ve paid you the {{amount}} another way, as agreed.',
    },
  },
  refundGiven: {
    subject: 'A refund of {{amount}} for {{car}}',
    heading: 'We’ve refunded you',
    text: 'We’ve refunded {{amount}} of what you paid for this trip.',
    where: {
      card: 'It’ll be back on your card in {{from}} to {{to}} days.',
      credit: 'It’s in your wallet now, as credit for your next trip.',
    },
    action: seeBooking,
  },
  deliveryTomorrow: {
    subject: 'Tomorrow: {{car}} at your door',
    preview: '{{deliveryAt}}, {{deliveryAddress}}',
    heading: 'See you tomorrow',
    text: 'We’ll bring your car tomorrow. Here’s where and when.',
    verify:
      'We’ll bring your car tomorrow. Before that, please verify your documents again. It takes a few minutes, and we need it to hand over the car.',
    verifyAction: 'Verify documents',
    action: seeBooking,
    documents: documentsAtHandover,
    documents_us: documentsAtHandoverUs,
  },
  tripThanks: {
    subject: 'How was the {{car}}?',
    preview: 'Tell the next renter how it was.',
    heading: 'Thank you for driving with us',
    text: 'How was the car? Your rating helps the next renter choose.',
    action: 'Rate the car',
    receipt: 'Your invoice: {{url}}',
  },
  changeNotMade: {
    subject: 'Not changed: {{car}}, {{deliveryAt}}',
    preview: 'Your trip stays as it was.',
    heading: 'We couldn’t change your trip',
    text: 'We couldn’t make the change you asked for, so your trip stays as it was. You can try again with other times.',
    refunded:
      'We’re refunding the {{refund}} you paid for the change. It’ll be there in {{from}} to {{to}} days.',
    uncharged: 'You haven’t been charged for the change.',
    action: seeBooking,
  },
  disputeOpened: {
    subject: 'Dispute: {{amount}} for booking {{reference}}',
    subjectInquiry: 'Bank inquiry: {{amount}} for booking {{reference}}',
    preview: 'Answer by {{dueBy}}.',
    heading: 'A payment is disputed',
    headingInquiry: 'A bank is asking about a payment',
    greeting: 'Hello,',
    text: 'The cardholder of booking {{reference}} has told their bank that a payment of {{amount}} was wrong. Reason: {{reason}}.',
    taken: 'The bank has taken the money until it decides.',
    notTaken: 'Nothing has been taken yet.',
    due: 'Send the evidence by {{dueBy}}. Without it the bank decides for the cardholder.',
    noDue: 'The bank hasn’t set a date. Answer as soon as you can.',
    file: 'The evidence is attached as a PDF. To make it again, run `npm run booking -- evidence {{reference}}`.',
    action: 'See the dispute',
  },
  companyStatement: {
    subject: '{{month}} statement: {{amount}}',
    subjectNothing: '{{month}} statement: nothing to pay',
    previewPay: 'Please pay by {{dueOn}}.',
    previewNothing: 'There’s nothing to pay.',
    heading: 'Your {{month}} statement',
    greeting: 'Hello,',
    text: 'Here’s what {{company}} booked and paid in {{month}}. The statement is attached as a PDF.',
    pay: '{{amount}} is due by {{dueOn}}. Pay by card in your wallet, or by bank transfer with the reference {{reference}}.',
    carried: 'What’s left is on your newest statement, so there’s nothing to pay on this one.',
    nothing: 'There’s nothing to pay.',
    action: 'See your statements',
    who: 'Administrators of {{company}} can see every statement in their wallet.',
  },
  statementReminder: {
    subject: 'Overdue: {{amount}} for {{month}}',
    preview: 'It was due on {{dueOn}}.',
    heading: '{{amount}} is overdue',
    text: 'We haven’t received {{amount}} of {{company}}’s {{month}} statement yet. It was due on {{dueOn}}.',
    pay: 'Pay by card in your wallet, or by bank transfer with the reference {{reference}}.',
    action: 'Pay the statement',
    paid: 'If you’ve paid in the last few days, thank you. You can ignore this email.',
  },
  statementPaid: {
    subject: 'Payment received: {{amount}}',
    preview: 'For the {{month}} statement of {{company}}.',
    heading: 'Thank you for your payment',
    text: 'We’ve charged {{amount}} to {{card}} ending in {{last4}} for the {{month}} statement of {{company}}.',
    reference: 'Payment reference: {{reference}}',
    refunded:
      'The statement had been paid in the meantime, so we’re refunding {{refund}} to the same card. It’ll be there in {{from}} to {{to}} days.',
    action: 'See your statements',
  },
} as const;
