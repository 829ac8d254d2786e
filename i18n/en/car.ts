import { shownFields } from './car-fields.ts';

export const car = {
  title: '{{name}} in {{city}}',
  description:
    '{{name}}: {{facts, list}}. {{price}} per day in {{city}}, delivered to your door and collected when you’re done.',
  allCars: 'All cars in {{city}}',
  summary: '{{category}}, {{transmission}}, {{propulsion}}',
  missing: {
    title: 'The asset does not exist',
    text: 'It may have left our fleet. Search again to find another car.',
    home: 'Find another car',
  },
  rating: 'Rated {{average}} out of 5, {{reviews}}',
  reviewsLink_one: '{{count}} review',
  reviewsLink_other: '{{count}} reviews',
  share: {
    action: 'Share',
    copied: 'Link copied',
    copiedText: 'Paste it anywhere. It shows this car, not your addresses.',
    failed: 'We couldn’t copy the link',
    failedText: 'Copy it from your browser’s address bar.',
  },
  photos: {
    label: 'Pictures of the {{name}}',
    drawn: 'Illustration',
    alt: '{{name}}, {{view}}',
    enlarge: 'See pictures full screen',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    views: {
      side: 'Side',
      front: 'Front',
      rear: 'Rear',
      interior: 'Inside',
      boot: 'Boot',
      boot_us: 'Trunk',
      other: 'Picture',
    },
  },
  facts: {
    title: 'About this car',
    more: 'See more details',
  },
  features: {
    USB: 'USB',
    BLUETOOTH: 'Bluetooth',
    SEAT_HEATER: 'heated seats',
    AC: 'air conditioning',
  },
  featureList: '{{features, list}}',
  details: {
    ...shownFields,
    title: '{{name}} details',
    category: 'Category',
    categoryValue: '{{category}} {{name}}',
    body: 'Body',
    green: 'Green vehicle',
    mileage: 'Mileage',
    yes: 'Yes',
    no: 'No',
    noFeatures: 'None listed',
    unlimited: 'Unlimited',
    limitedMiles: '{{count}} miles a day',
    limitedKilometres: '{{count}} kilometres a day',
    fuel: 'Fuel',
    fuelValue: 'Refuelling is included',
    fuelValue_us: 'Refueling is included',
    illustration: 'These pictures are illustrations. You’ll get the car named here.',
  },
  trip: {
    title: 'Your trip',
    changeDates: 'Change dates',
    changeAddresses: 'Change addresses',
  },
  dates: {
    title: 'Dates for the {{name}}',
    confirm: 'Use these dates',
    failed: 'We couldn’t load the calendar. Check your connection and try again.',
  },
  extras: {
    text: 'Prices are per day. You can change your choices on the next page.',
  },
  reviews: {
    title: 'What renters say',
    none: 'No reviews yet. Yours could be the first.',
    average_one: 'average of {{count}} review',
    average_other: 'average of {{count}} reviews',
    stars: '{{count}} out of 5 stars',
    score: '{{value}} out of 5',
    all: 'All {{count}} reviews',
    fewer: 'Show fewer reviews',
    scores: {
      comfort: 'Comfort',
      drive: 'Drive',
      accuracy: 'Accuracy',
      safety: 'Safety',
      value: 'Value',
    },
  },
  notice: {
    held_one:
      'Someone is booking this car for your dates. It may be available again in {{count}} minute.',
    held_other:
      'Someone is booking this car for your dates. It may be available again in {{count}} minutes.',
    passed: 'Your delivery time has passed. These are the next dates we can offer.',
    notAllowed: 'We can’t offer the dates you chose. These are the next ones we can.',
  },
  explanation: {
    title: 'How handover works',
    steps: {
      before: {
        title_one: 'Up to {{count}} hour before delivery',
        title_other: 'Up to {{count}} hours before delivery',
        text: 'Plans change. Update your dates, times and addresses yourself, right from your booking.',
      },
      door: {
        title: 'At your door',
        text: 'Our driver brings this car to your address at the time you chose, and hands you the key.',
      },
      drive: {
        title: 'On the road',
        text: 'Unlimited mileage. Delivery, collection and refuelling are included.',
        text_us: 'Unlimited mileage. Delivery, collection and refueling are included.',
        limitedText:
          'Delivery, collection and refuelling are included. See the details for this car’s daily mileage.',
        limitedText_us:
          'Delivery, collection and refueling are included. See the details for this car’s daily mileage.',
      },
      return: {
        title: 'At the return',
        text_one:
          'Hand back the key at your return address. We’ll refuel the car and release your deposit hold within {{count}} business hour.',
        text_other:
          'Hand back the key at your return address. We’ll refuel the car and release your deposit hold within {{count}} business hours.',
      },
    },
    faq: 'Read the FAQ',
  },
  reserve: {
    action: 'Reserve',
    freeUntil: 'Free cancellation until {{when}}. Next: protection and extras.',
    next: 'Next: protection and extras.',
    missing: {
      'delivery-address': 'No delivery address yet',
      'return-address': 'No return address yet',
      dates: 'No dates yet',
    },
    set: {
      'delivery-address': 'Add delivery address',
      'return-address': 'Add return address',
      dates: 'Add dates',
    },
    verify: {
      email: 'Confirm your email to book',
      documents: 'Verify your documents to book',
      inProgress: 'You can book once your documents are verified',
      go: { documents: 'Verify now', inProgress: 'See status' },
    },
  },
} as const;
