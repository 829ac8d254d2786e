/** What a renter is asked to pay for after a trip. */
export const claimEmails = {
  claim: {
    kinds: {
      late: 'a late return',
      cleaning: 'cleaning',
      fuel: 'fuel or charging',
      toll: 'a toll',
      fine: 'a fine',
      fine_us: 'a ticket',
      damage: 'damage',
    },
    action: 'See it and answer',
    see: 'See what happened',
  },
  claimMade: {
    subject: 'Answer by {{answerBy}}: {{amount}} for {{what}}',
    preview: 'Agree or object. Nothing has been taken.',
    heading: 'We’d like you to look at something',
    text: 'After your trip, we’re asking you to pay {{amount}} for {{what}}.',
    evidence: 'Use the button below to see what we found and how we worked out the amount.',
    choice:
      'You can agree or object until {{answerBy}}. If you object, someone who wasn’t involved will look at both sides, and we won’t take anything until they’ve decided.',
    silence:
      'If we don’t hear from you, we’ll take {{amount}}, from your deposit first and then from your card. You can still object for {{days}} days after that.',
  },
  claimReminder: {
    subject: 'Reminder: answer by {{answerBy}}, {{amount}} for {{what}}',
    preview: 'You can still agree or object.',
    heading: 'One day left to answer',
    text: 'We asked you to pay {{amount}} for {{what}}. You can agree or object until {{answerBy}}.',
    silence:
      'If we don’t hear from you, we’ll take it. You can still object for {{days}} days after that.',
  },
  claimDecided: {
    subject: 'Your objection: we’ve decided',
    heading: 'We’ve looked at both sides',
    text: 'You objected to {{amount}} for {{what}}. Someone who wasn’t involved has decided.',
    outcome: {
      uphold: 'The claim stands: {{due}}.',
      reduce: 'The claim is reduced to {{due}}.',
      reject: 'You were right: there’s nothing to pay. We’ll refund anything we’ve taken for it.',
    },
    why: 'Why: {{decision}}',
    rights:
      'If you disagree, you can take it to a consumer arbitration centre. Our decision doesn’t affect your legal rights.',
    rights_us:
      'If you disagree, you can take it to small claims court. Our decision doesn’t affect your legal rights.',
  },
  claimUndecided: {
    subject: 'You don’t have to pay {{amount}}',
    preview: 'We didn’t decide in time.',
    heading: 'You don’t have to pay',
    text: 'You objected to {{amount}} for {{what}}. We didn’t decide in time, so there’s nothing to pay.',
    refund: 'We’ll refund anything we’ve taken for it.',
    why: 'We didn’t decide in time, so you don’t have to pay.',
  },
  claimTaken: {
    subject: '{{due}} taken for {{what}}',
    heading: 'This is settled',
    text: 'We’ve taken {{due}} for {{what}}.',
    hold: 'We took {{amount}} from your deposit.',
    card: 'We charged {{amount}} to your card.',
    released: 'We’ve released the remaining {{amount}} of your deposit.',
    account: 'It’s on your company’s account.',
    receipt: 'Your receipt is on your booking’s page.',
  },
  claimUnpaid: {
    subject: 'Payment due: {{left}} for {{what}}',
    heading: 'Your card wasn’t charged',
    approval: 'Your bank wants you to approve the {{left}} that’s due for your trip.',
    refused: 'Your bank declined the {{left}} that’s due for your trip.',
    retry: 'We’ll try again on {{at}}. You can also pay now.',
    stopped: 'We won’t try your card again. Please use the button below to pay.',
    action: 'Pay {{left}}',
  },
  claimWithdrawn: {
    subject: 'Withdrawn: {{amount}} for {{what}}',
    heading: 'You owe us nothing for this',
    text: 'We’ve withdrawn our claim of {{amount}} for {{what}}.',
    why: 'Why: {{withdrawal}}',
    refund: {
      taken: 'We’ve refunded {{amount}}. It’ll be back on your card in {{from}} to {{to}} days.',
      untaken: 'We hadn’t taken anything.',
    },
  },
} as const;
