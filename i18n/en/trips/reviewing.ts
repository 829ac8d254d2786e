export const reviewing = {
  review: {
    title: 'How was the {{car}}?',
    text: 'Your review will appear on this car’s page with your first name and an initial.',
    overall: 'Overall',
    optional: 'Rate the details, if you like',
    scores: {
      comfort: 'Comfort',
      drive: 'Drive',
      accuracy: 'Accuracy',
      safety: 'Safety',
      value: 'Value',
    },
    stars_one: '{{count}} star',
    stars_other: '{{count}} stars',
    clear: 'Clear {{name}}',
    description: 'Your review',
    descriptionHelp: 'Optional, up to {{count}} characters.',
    send: 'Send review',
    missing: 'Choose an overall rating.',
    failed: 'We couldn’t send your review. It’s still here, so try again.',
    thanks: {
      title: 'Thanks for your review',
      text: 'It helps the next renter, and the people who look after the car.',
      action: 'See this car’s page',
    },
  },
} as const;
