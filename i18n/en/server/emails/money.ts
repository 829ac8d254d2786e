import { seeBooking } from './phrases.ts';

export const moneyEmails = {
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
      text: 'Your bank took {{took}} for a booking that didn’t go through. We’ve refunded all of it. It’ll be back in {{from}} to {{to}} days.',
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
        'We’ve tried several times to renew the hold and won’t try again. Your trip goes ahead as booked. Please call or email us so we can sort out your deposit.',
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
      owed: 'Please approve it as soon as you can. Your trip goes ahead as booked.',
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
  creditGiven: {
    subject: 'You have {{amount}} in credit from us',
    heading: 'We’ve added {{amount}} to your credit',
    preview: 'It comes off your next trip.',
    text: 'It’s in your wallet now and comes off the price of your next trip. You now have {{balance}} in credit.',
    action: 'See your credit',
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
    due: 'Send the evidence by {{dueBy}}. Without it, the bank will side with the cardholder.',
    noDue: 'The bank hasn’t set a date. Answer as soon as you can.',
    file: 'The evidence is attached as a PDF. To make it again, run `npm run booking -- evidence {{reference}}`.',
    action: 'See the dispute',
  },
} as const;
