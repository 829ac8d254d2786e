const seeBooking = 'See your booking';
const documentsAtHandover =
  'Have your driver’s licence and your identity document with you at the handover.';
const asCredit = '{{amount}} is yours as credit for your next booking.';

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
    subject: 'Please confirm your e-mail',
    preview: 'One click and your Handover account is ready.',
    heading: 'Confirm your e-mail',
    text: 'Welcome to Handover. Please confirm that this e-mail is yours: we send your bookings and receipts here.',
    action: 'Confirm e-mail',
    linkLife: 'The link works once, for {{validFor}}.',
    notYou:
      'You did not sign up? Then somebody mistyped their e-mail. Ignore this message and nothing happens.',
  },
  resetPassword: {
    subject: 'Choose a new password',
    preview: 'You asked for a new Handover password.',
    heading: 'Choose a new password',
    text: 'You asked for a new password. Choose it here:',
    action: 'Choose a new password',
    linkLife: 'The link works once, for {{validFor}}. Afterwards you are signed out everywhere.',
    notYou: 'You did not ask? Then ignore this message: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preview: 'Your Handover password was changed just now.',
    heading: 'Your password was changed',
    text: 'The password of your Handover account was changed just now, and all other devices were signed out.',
    notYou:
      'If that was you, there is nothing to do. If it was not, choose a new password at once.',
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
    preview: 'We bring the car to {{deliveryAddress}}.',
    heading: 'Your car is booked',
    text: 'We bring the car to your door and collect it where you say.',
    action: seeBooking,
    documents: documentsAtHandover,
  },
  bookingChanged: {
    subject: 'Changed: {{car}}, {{deliveryAt}}',
    preview: 'Your booking was changed. These are the new times.',
    heading: 'Your booking was changed',
    text: 'From now on this is your trip:',
    action: seeBooking,
    difference: {
      charged: '{{amount}} was charged to your card.',
      toCard: '{{amount}} goes back to your card.',
      toCredit: asCredit,
      onInvoice: 'The difference is on your company’s invoice.',
      none: 'The price stays the same.',
    },
  },
  bookingCancelled: {
    subject: 'Cancelled: {{car}}, {{deliveryAt}}',
    heading: 'Your booking is cancelled',
    text: 'The booking {{reference}} is cancelled.',
    action: seeBooking,
    refund: {
      none: 'Nothing was charged, so nothing is given back.',
      toCard: '{{amount}} goes back to your card in {{from}} to {{to}} days.',
      toCredit: asCredit,
      fee: 'A fee of {{amount}} was kept.',
      changeFee: 'The {{amount}} for your late change stays paid.',
      disputed:
        'Your bank is looking into your payment and has the money until it decides. If it confirms the payment, we’ll refund {{amount}}.',
      returned: 'Your bank has already returned {{amount}} to you.',
    },
  },
  paymentFailed: {
    declined: {
      subject: 'Not booked: the payment for {{car}} failed',
      preview: 'Your card was not charged and the car is not booked.',
      heading: 'The payment failed',
      text: 'Your bank did not let the payment through. Your card was not charged, and the car is not booked.',
      whatNext: 'Please try again with another card, or ask your bank.',
    },
    unfinished: {
      subject: 'Not booked, not charged: {{car}}',
      preview:
        'The payment was not finished in time, so nothing is booked and nothing was charged.',
      heading: 'Not booked, not charged',
      text: 'The payment was not finished in time, so the car is not booked and you have not been charged.',
      whatNext:
        'If your bank shows a payment all the same, we refund it in full and email you. You can book again at any time.',
    },
    refunded: {
      subject: 'Not booked, refunded: {{car}}',
      preview: 'Your bank took the payment after all, so we have refunded it in full.',
      heading: 'Not booked, refunded',
      text: 'Your bank took {{total}} for a booking that did not come about. We have refunded all of it; it is back in {{from}} to {{to}} days.',
      whatNext: 'You don’t have to do anything.',
    },
    action: 'See what happened',
  },
  depositFailed: {
    subject: 'The security deposit for {{car}} could not be held',
    heading: 'The security deposit could not be held',
    text: 'Your bank did not let us hold the security deposit of {{deposit}} on your card. It is a hold, not a charge.',
    action: seeBooking,
    whatNext: {
      retry: 'We try again on {{at}}. Please make sure that your card allows it.',
      stopped:
        'We have tried several times to renew the hold and stop now. Your trip goes on as booked. Please write or call us, so that we can settle the deposit with you.',
      cancelled: 'We could not hand the car over and have cancelled the booking. {{refund}}',
    },
  },
  changeApproval: {
    subject: 'Approve the payment for your change: {{car}}',
    heading: 'Your bank wants your approval',
    text: 'You asked us to change this trip. Your bank wants you to approve the {{amount}} it costs.',
    whatNext:
      'Please approve it by {{by}}. After that, your booking stays as it was and you won’t be charged.',
    action: 'Approve the payment',
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
        'The hold you have now ends on {{at}}. Please approve the new one before then. Your trip goes on as booked.',
      ended:
        'The hold you had has ended. Please approve a new one as soon as you can. Your trip goes on as booked.',
    },
  },
  depositApproved: {
    subject: 'Deposit hold approved: {{car}}',
    heading: 'Your deposit hold is in place',
    text: 'Thanks for approving it. We’re holding {{deposit}} on your card. It’s not a charge, and we’ll release it after your trip.',
    action: seeBooking,
  },
  refundFailed: {
    subject: 'A refund for {{car}} did not reach your card',
    heading: 'A refund did not reach your card',
    text: 'Your bank did not take the {{amount}} that we sent back to your card. This happens when a card was closed or replaced.',
    action: seeBooking,
    whatNext: {
      retry: 'We are sending it once more. You need not do anything.',
      lost: 'We have tried several times. Please write or call us, and we will give it to you in another way; you can also have it as credit for your next booking.',
      credit: 'We have given it to you as credit: {{amount}} for your next booking.',
      hand: 'We have paid you the {{amount}} in another way, as agreed.',
    },
  },
  refundGiven: {
    subject: 'A refund of {{amount}} for {{car}}',
    heading: 'We’ve refunded you',
    text: 'We’ve refunded {{amount}} of what you paid for this trip.',
    where: {
      card: 'It goes back to your card and is there in {{from}} to {{to}} days.',
      credit: 'It’s in your wallet now, as credit for your next trip.',
    },
    action: seeBooking,
  },
  deliveryTomorrow: {
    subject: 'Tomorrow: {{car}} at your door',
    preview: '{{deliveryAt}}, {{deliveryAddress}}',
    heading: 'See you tomorrow',
    text: 'Tomorrow we bring your car. Everything is ready on our side.',
    verify:
      'Tomorrow we’ll bring your car. Before that, please verify your documents again. It takes a few minutes, and we need it to hand over the car.',
    verifyAction: 'Verify documents',
    action: seeBooking,
    documents: documentsAtHandover,
  },
  tripThanks: {
    subject: 'How was the {{car}}?',
    preview: 'Your trip is over. Tell the next renter how it was.',
    heading: 'Thank you for driving with us',
    text: 'The car is back with us. How was it? A few stars help the next renter to choose.',
    action: 'Rate the car',
    receipt: 'Your invoice stays at {{url}}',
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
    headingInquiry: 'A bank asks about a payment',
    greeting: 'Hello,',
    text: 'The cardholder of booking {{reference}} has told their bank that a payment of {{amount}} was wrong. Reason: {{reason}}.',
    taken: 'The bank has taken the money until it decides.',
    notTaken: 'Nothing has been taken yet.',
    due: 'Send the evidence by {{dueBy}}. Without it the bank decides for the cardholder.',
    noDue: 'The bank names no date. Answer as soon as you can.',
    file: 'The evidence is attached as a PDF. `npm run booking -- evidence {{reference}}` makes it again.',
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
    who: 'Administrators of {{company}} find every statement in their wallet.',
  },
  statementReminder: {
    subject: 'Overdue: {{amount}} for {{month}}',
    preview: 'It was due on {{dueOn}}.',
    heading: '{{amount}} is overdue',
    text: 'We haven’t received {{amount}} of the {{month}} statement of {{company}} yet. It was due on {{dueOn}}.',
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
