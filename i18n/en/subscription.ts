export const subscription = {
  title: 'Subscription',
  heading: 'Your car, month by month',
  description:
    'A car of your choice by the month: unlimited mileage, maintenance taken care of, no long-term commitment.',
  intro:
    'Longer than a rental, lighter than a lease. One car stays with you for as long as you like, and goes when you say so.',
  request: 'Request information',
  subject: 'Subscription',
  benefitsTitle: 'What is in it',
  benefits: {
    choice: {
      title: 'Choose your own car',
      text: 'You pick the car you want to live with, not a class it might come from.',
    },
    mileage: {
      title: 'Unlimited mileage included',
      text: 'To work, to the sea, the long way home. Nobody reads the counter.',
    },
    monthly: {
      title: 'Monthly, no long-term commitment',
      text: 'It runs by the month. Stay for one season or for several.',
    },
    maintenance: {
      title: 'Maintenance taken care of',
      text: 'Service is our part. You drive, and the car stays in shape.',
    },
  },
  closing: {
    title: 'Which car, from when?',
    text: 'Write us two lines at {{email}}. Support reads them every day from {{opens}} to {{closes}}.',
  },
} as const;
