export const home = {
  hero: {
    title: 'The car comes to your door.',
    intro:
      'Rent by the day in {{cities, list}}. We hand it over where you are and collect it where you finish.',
  },
  cityChoice: {
    title: 'Where do you need the car?',
    cars_one: '{{count}} car',
    cars_other: '{{count}} cars',
    from: 'from {{price}} a\u00a0day',
    none: 'We are not live in any city right now. Come back soon.',
  },
  intro: {
    statement:
      'No counter, no queue, no shuttle bus. A driver brings the car at the time you chose and shows you round it.',
    howItWorks: 'How it works',
    becomeDriver: 'Become a driver',
    notYet: '(not open yet)',
  },
  process: {
    title: 'How it works',
    steps: {
      door: {
        title: 'Name the door and the day',
        text_one:
          'An address in the city, a date, a time to the half hour. {{count}} hour’s notice is enough.',
        text_other:
          'An address in the city, a date, a time to the half hour. {{count}} hours’ notice is enough.',
      },
      key: {
        title: 'Take the key',
        text: 'Your driver arrives with the car you picked, not one like it. No mileage limit unless the car says so.',
      },
      leave: {
        title: 'Leave it at your door',
        text: 'Same address or another. We collect the car, refuel it and close the trip. You walk away.',
      },
    },
  },
  cities: {
    title: 'Live in {{cities, list}}',
    text: 'Every address inside the city, from the first street to the last.',
    facts_one: '{{count}} car, prices in {{currency}}',
    facts_other: '{{count}} cars, prices in {{currency}}',
    perDayAndUp: 'a day and up',
    currencies: { EUR: 'euro', USD: 'dollars' },
  },
} as const;
