export const home = {
  hero: {
    title: 'The car comes to your door',
    intro:
      'Rent by the day in {{cities, list}}. We’ll bring the car to you and collect it when you’re done.',
  },
  cityChoice: {
    title: 'Where do you need the car?',
    cars_one: '{{count}} car',
    cars_other: '{{count}} cars',
    from: 'from {{price}} a\u00a0day',
    none: 'We’re not live in any city right now. Check back soon.',
    closed: 'Search is off on this page right now. Choose a city to see all its cars.',
  },
  intro: {
    statement:
      'No counter, no queue, no shuttle bus. Our driver brings the car when you want it and shows you how it works.',
    statement_us:
      'No counter, no line, no shuttle bus. Our driver brings the car when you want it and shows you how it works.',
    howItWorks: 'How it works',
    becomeDriver: 'Become a driver',
    notYet: '(not open yet)',
  },
  process: {
    title: 'How it works',
    steps: {
      door: {
        title: 'Tell us where and when',
        text_one: 'Pick an address, a date and a time. All we need is {{count}} hour’s notice.',
        text_other: 'Pick an address, a date and a time. All we need is {{count}} hours’ notice.',
      },
      key: {
        title: 'Take the key',
        text: 'Our driver brings the car you picked, not one like it. Unlimited mileage, unless the car’s page says otherwise.',
      },
      leave: {
        title: 'Hand it back at your door',
        text: 'Same address or a different one. We’ll collect the car and refuel it, and you’re done.',
      },
    },
  },
  cities: {
    title: 'Live in {{cities, list}}',
    text: 'We deliver to and collect from every address in our',
    areas: 'service areas',
    facts_one: '{{count}} car, prices in {{currency}}',
    facts_other: '{{count}} cars, prices in {{currency}}',
    perDayAndUp: 'per day and up',
    currencies: { EUR: 'euros', USD: 'dollars' },
  },
} as const;
