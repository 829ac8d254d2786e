/** The remote configuration: what each setting does, and how its value is said. */
export const settings = {
  groups: {
    renters: 'What renters can do',
    trips: 'Trips',
    companies: 'Companies',
    seller: 'Seller in {{city}}',
  },
  on: 'On',
  off: 'Off',
  notSet: 'Not set',
  hours_one: '{{count}} hour',
  hours_other: '{{count}} hours',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  range: '{{least, number}} to {{most, number}}',
  saved: 'We’ve saved: {{name}}',
  rows: {
    login: {
      title: 'Log in',
      text: 'Renters can log in. Without it, only those already logged in can see their bookings.',
    },
    signup: {
      title: 'Sign up',
      text: 'New renters can create an account.',
    },
    recovery: {
      title: 'Reset a password',
      text: 'Renters can ask for a link to choose a new password.',
    },
    payments: {
      title: 'Pay and book',
      text: 'Renters can add cards and pay with them. Without it, no one can book by card.',
    },
    documents: {
      title: 'Verify documents',
      text: 'Renters can verify their documents. Without it, only those already verified can book.',
    },
    homeSearch: {
      title: 'Search on the home page',
      text: 'The home page has a search.',
    },
    reviews: {
      title: 'Reviews',
      text: 'Cars show what renters said about them.',
    },
    notice: {
      title: 'Notice before a delivery',
      text: 'How long before a delivery a car can still be booked.',
      field: 'Hours',
    },
    duration: {
      title: 'Longest trip',
      text: 'No trip can be longer. Trips already booked stay as they are.',
      field: 'Days',
    },
    cancellation: {
      title: 'Free cancellation before delivery',
      text: 'Until then, the refund goes to the card. After that, it’s credit.',
      field: 'Hours',
    },
    cancellationFee: {
      title: 'Cancellation fee',
      text: 'The least a late cancellation costs, in the city’s currency.',
      field: 'Amount',
    },
    modification: {
      title: 'Changes before delivery',
      text: 'How long before delivery renters can still change a booking.',
      field: 'Hours',
    },
    limit: {
      title: 'Usual credit limit',
      text: 'What a company can owe at most, unless it has a limit of its own.',
      field: 'Amount',
    },
    bank: {
      title: 'Bank account for transfers',
      text: 'Printed on statements to companies that pay in {{currency}}.',
      field: 'Account',
    },
    seller: {
      title: 'Invoices from',
      text: 'The company named on invoices in {{city}}. Without it, invoices name a sample company.',
    },
  },
  seller: {
    name: 'Company name',
    address: 'Address',
    taxNumber: 'Tax number',
    series: 'Invoice series',
    seriesHint:
      '2 to 6 capital letters. Cities with the same series share one sequence of numbers.',
    seriesProblem: 'Enter 2 to 6 capital letters',
  },
  history: {
    title: 'Latest changes',
    none: 'No changes yet',
    noneText: 'You’ll see here who changed what, and when.',
    change: '{{name}}: {{before}} to {{after}}',
    part: '{{name}}, {{part}}: {{before}} to {{after}}',
    sellerPart: '{{field}} in {{city}}',
    by: '{{name}}, {{when}}',
    command: 'Command on the server',
  },
} as const;
