export const extras = {
  title: 'Protection and extras',
  pageTitle: 'Protection and extras for the {{name}}',
  perDay: 'Prices are per day.',
  changeTrip: 'Change dates',
  continue: 'Continue',
  next: 'Next: payment and confirmation. You won’t be charged yet.',
  progress: {
    label: 'Your booking',
    car: 'Car',
    extras: 'Protection and extras',
    confirmation: 'Confirmation',
    handover: 'Handover',
  },
  insurance: {
    included: 'Included',
    perDay: '{{price}} per day',
    covers: 'What’s covered',
    more: 'How protection works',
    extra: 'Extra protection',
    includedIn: 'Included in {{option}}',
  },
  extras: {
    title: 'Extras',
    none: 'This car has no extras.',
    more: 'Show more ({{count}})',
    fewer: 'Show less',
  },
} as const;
