export const extras = {
  title: 'Insurance and extras',
  pageTitle: 'Insurance and extras for the {{name}}',
  perDay: 'Prices are per day.',
  changeTrip: 'Change dates',
  continue: 'Continue',
  next: 'Next: who pays, and confirmation. Nothing is charged yet.',
  progress: {
    label: 'Your booking',
    car: 'Car',
    extras: 'Insurance and extras',
    confirmation: 'Confirmation',
    handover: 'Handover',
  },
  insurance: {
    included: 'In the price',
    perDay: '{{price}} per day',
    covers: 'Included coverage',
    extra: 'More cover',
  },
  extras: {
    title: 'Extras',
    none: 'There are no extras for this car.',
    more: 'Show more ({{count}})',
    fewer: 'Show less',
  },
} as const;
