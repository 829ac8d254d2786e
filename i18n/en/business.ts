export const business = {
  title: 'Business',
  heading: 'Cars for the days your company needs them',
  description:
    'Cars for companies, delivered to the office or the next appointment. No deposit, billed directly.',
  intro:
    'Your team picks a place and a time. Your company gets one profile and direct billing, with no deposit.',
  request: 'Request information',
  external: '(external site)',
  fleet: {
    title: 'A fleet without a garage',
    text: 'Three classes to start with. Take one for a week, or ten for a project.',
    carousel: 'Fleet for companies',
    price: 'from {{price}} / {{days}} days',
    seats_one: '{{count}} seat',
    seats_other: '{{count}} seats',
    suitcases_one: '{{count}} suitcase',
    suitcases_other: '{{count}} suitcases',
    illustration: 'Illustration',
    cars: {
      economy: { title: 'Economy', text: 'Small and easy to park. For errands and visits.' },
      sedan: {
        title: 'Premium sedan',
        text: 'For clients at the airport, and the long drive home.',
      },
      suv: { title: 'SUV', text: 'Room for the team and all their samples.' },
    },
  },
  benefits: {
    title: 'What your company gets',
    savings: {
      title: 'Only the days you drive',
      text: 'Pay for the days you drive, not the days a car sits parked.',
    },
    billing: {
      title: 'Direct billing',
      text: 'Business bookings are billed to your company. No one pays up front or files expenses.',
    },
    deposit: {
      title: 'No deposit',
      text: 'Companies don’t need a deposit, so nothing is held on anyone’s card.',
    },
    delivery: {
      title: 'Delivered to your team',
      text: 'The office, the hotel, the site. We deliver and collect in our service areas, and refuelling is included.',
      text_us:
        'The office, the hotel, the site. We deliver and collect in our service areas, and refueling is included.',
    },
  },
  closing: {
    title: 'Tell us what you drive today',
    text: 'Fill in a short form. We’ll get back to you with cars and a price.',
  },
  /** The section of the home page. */
  teaser: {
    title: 'A company car, only when you need it',
    text: 'Direct billing and no deposit. Your team picks a place and a time, and we’ll bring the car.',
    button: 'Handover for business',
  },
} as const;
