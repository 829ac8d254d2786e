export const paying = {
  pay: {
    with: 'Paid with',
    willPayWith: 'Paying with',
    fromNowOn: 'Deposit hold and changes',
    wasToPayWith: 'Card chosen',
    personal: 'Personal profile',
    business: 'Business profile',
    card: '{{brand}} ending in {{last4}}',
    cardExpires: 'Expires {{month}}/{{year}}',
    charged: 'Charged to card',
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
      'to-approve-owed':
        'Your bank wants you to approve the {{amount}} hold on {{card}}. It’s a hold, not a charge.',
      planned:
        'On {{when}} we’ll place a hold of {{amount}} on {{card}}. It’s not a charge. We’ll release it within {{hours}} business hours of your return.',
      held: 'We’re holding {{amount}} on {{card}}. It’s not a charge. We’ll release it within {{hours}} business hours of your return.',
      heldForClaim:
        'We’re holding {{amount}} on {{card}} until the claim is settled. It’s not a charge.',
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
      taken:
        'We’ve taken part of the {{amount}} hold on {{card}} and released the rest. This page shows what it was for.',
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
    owed: 'Your bank wants you to approve the {{amount}} hold on {{card}}. It’s a hold, not a charge. Your trip goes ahead as booked.',
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
} as const;
