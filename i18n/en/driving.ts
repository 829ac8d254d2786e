export const driving = {
  pageTitle: 'Your invitation to drive',
  trip: '{{car}} in {{city}}',
  from: 'From',
  to: 'Until',
  inCityTime: '{{label}}, {{city}} time',
  states: {
    invited: {
      title: '{{renter}} invited you to drive',
      text: 'Accept, and {{renter}} will see your name and whether your documents are verified. The invitation is open until {{by}}.',
    },
    'invitation-ended': {
      title: 'This invitation has ended',
      text: 'Ask {{renter}} to send it again.',
    },
    'to-verify': {
      title: 'Verify your documents to drive',
      text: 'You’re on the trip. Verify your documents before delivery, or you can’t drive.',
    },
    'fee-to-agree': {
      title: 'Almost there',
      text: 'You’re verified. {{renter}} still needs to confirm you as a driver.',
    },
    'may-drive': {
      title: 'You’re all set to drive',
      text: 'You’re verified. Keep your documents with you when you drive.',
    },
    left: {
      title: 'You’re not driving on this trip',
      text: 'You don’t have to do anything.',
    },
    'may-not-drive': {
      title: 'You can’t drive on this trip',
      text: 'Your documents weren’t verified before delivery.',
    },
    cancelled: {
      title: 'The trip is cancelled',
      text: 'You don’t have to do anything.',
    },
  },
  accept: 'Accept invitation',
  decline: 'Decline',
  leave: 'I won’t be driving',
  verify: 'Verify documents',
  bookings: 'See your bookings',
  failed: 'We couldn’t save that. Check your connection and try again.',
  unconfirmed: {
    title: 'Confirm your email first',
    text: 'We’ve sent a link to {{email}}. Open it, then come back here to see your invitation.',
    action: 'Check again',
  },
  missing: {
    title: 'We can’t find this invitation',
    text: 'It may have been withdrawn, or sent to another address. You’re logged in as {{email}}. Log in with the address that got the email.',
  },
  list: {
    title: 'Trips you’re driving on',
    with: 'Booked by {{renter}}',
    states: {
      invited: 'Invitation',
      'invitation-ended': 'Invitation ended',
      'to-verify': 'Documents needed',
      'fee-to-agree': 'Waiting for {{renter}}',
      'may-drive': 'Ready to drive',
      left: 'Not driving',
      'may-not-drive': 'Can’t drive',
      cancelled: 'Cancelled',
    },
  },
} as const;
