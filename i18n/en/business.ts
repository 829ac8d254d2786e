export const business = {
  title: 'Business',
  heading: 'Cars for the days your company needs them',
  description:
    'Cars for companies, delivered to the office or to the next appointment: up to {{percent}} percent less, no deposit, billed directly.',
  intro:
    'Your people name a door and a time, like everyone else. The company gets one profile, direct billing and up to {{percent}} percent off what it pays today.',
  request: 'Request information',
  external: '(another site)',
  fleet: {
    title: 'A fleet without a garage',
    text: 'Three classes to start from. Take one for a week or ten for a project.',
    carousel: 'Fleet for companies',
    price: 'from {{price}} / {{days}} days',
    seats_one: '{{count}} seat',
    seats_other: '{{count}} seats',
    suitcases_one: '{{count}} suitcase',
    suitcases_other: '{{count}} suitcases',
    illustration: 'illustration',
    cars: {
      economy: { title: 'Economy', text: 'Small outside, honest inside: for errands and visits.' },
      sedan: {
        title: 'Premium sedan',
        text: 'For the client at the airport and the long way home.',
      },
      suv: { title: 'SUV', text: 'Room for the team, the samples and the weather.' },
    },
  },
  benefits: {
    title: 'What a company gets',
    savings: {
      title: 'Up to {{percent}} percent less',
      text: 'You pay for the days a car is driven, and nothing for the days it would stand.',
    },
    billing: {
      title: 'Direct billing',
      text: 'Bookings on the business profile are billed to the company. Nobody pays ahead or files a claim.',
    },
    deposit: {
      title: 'No deposit',
      text: 'Companies are exempt, so no money is held while your people are on the road.',
    },
    delivery: {
      title: 'To any door in the city',
      text: 'The office, the hotel, the site. We deliver and collect, and refuelling is included.',
    },
  },
  closing: {
    title: 'Tell us what you drive today',
    text: 'A short form is enough. We come back with classes, numbers and a price.',
  },
  /** The section of the home page. */
  teaser: {
    title: 'A company car that is only there when you need it.',
    text: 'Direct billing, no deposit, and up to {{percent}} percent less. Your people book a door and a time, like everyone else.',
    button: 'Handover for business',
  },
} as const;
