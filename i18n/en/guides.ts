/** The pages about help and protection: written on the server, like the terms, from the policies' own numbers. */
export const guides = {
  help: {
    title: 'Help',
    description: 'How to reach Handover, and what to do when plans change or something goes wrong.',
    intro: 'You can do most things yourself in your booking. For everything else, we’re here.',
    faq: 'Read the FAQ',
    contact: 'Email us',
    sectionsTitle: 'What to do',
    protection: 'See what your protection covers',
    sections: {
      contact: {
        title: 'Reach us',
        text: 'Call {{phone}}, or email {{email}}. We’re here every day, {{hours}}. Have your booking’s reference number ready.',
      },
      change: {
        title: 'Change your trip',
        text: 'Change dates and addresses on your booking’s page up to {{modification}} before delivery. You’ll see the new total before you save. Closer to delivery, call us.',
      },
      cancel: {
        title: 'Cancel your trip',
        text: 'Cancel free of charge up to {{cancellation}} before delivery, and we’ll refund your card in {{refundFrom}} to {{refundTo}} days. Cancel later, and we’ll refund you as credit. Your booking shows exactly what you’d get back.',
      },
      road: {
        title: 'Something happened on the road',
        text: 'If anyone is hurt or in danger, call the emergency number first. Then call {{phone}}. Take photos, and don’t sign anything that says whose fault it was.',
      },
      late: {
        title: 'Running late',
        text: 'Choose a later return on your booking’s page, or call us before your return time. After that, each extra hour costs an hour’s share of your daily rate plus {{overagePercent}} percent. After {{extraDayBeyond}}, we charge an extra day instead.',
      },
      deposit: {
        title: 'Your deposit hold',
        text: 'We’ll release it within {{releasedHours}} business hours of your return. Your bank may take another {{bankFrom}} to {{bankTo}} days to show it.',
      },
    },
  },
  insurance: {
    title: 'Protection',
    description:
      'What every trip covers, what you can add, and what you’d pay if the car is damaged.',
    intro:
      'Every trip comes with basic protection. You choose how much more you want before you book, and see the price per day.',
    perDay: '{{price}} per day',
    included: 'included',
    option: '{{title}}, {{price}}',
    extrasTitle: 'Extra protection',
    extras: 'You can add {{extras, list}}.',
    extra: '{{title}} ({{price}})',
    rulesTitle: 'Good to know',
    rules: {
      deposit: {
        title: 'Deposit hold',
        text: 'We’ll place a hold of {{depositCredit}} on a credit card or {{depositDebit}} on a debit card {{depositAhead}} before delivery. It isn’t a charge and isn’t part of your protection.',
      },
      drivers: {
        title: 'Who is covered',
        text: 'You, if you’re {{minimumAge}} or older and your documents are verified. Anyone else who drives must be an additional driver on the booking.',
      },
      damage: {
        title: 'If the car is damaged',
        text: 'Call {{phone}} as soon as you’re safe. We’ll check the car at the return, and your deposit hold may stay in place while we do.',
      },
      cleaning: {
        title: 'What protection doesn’t cover',
        text: 'Cleaning after smoking, or in extreme cases, costs {{cleaningSmoking}}. Cleaning after pets costs {{cleaningPets}}. Fines and tolls from your trip are yours.',
        text_us:
          'Cleaning after smoking, or in extreme cases, costs {{cleaningSmoking}}. Cleaning after pets costs {{cleaningPets}}. Tickets and tolls from your trip are yours.',
      },
    },
  },
} as const;
