export const subscription = {
  title: 'Subscription',
  heading: 'Your car, month by month',
  description:
    'A car of your choice by the month: unlimited mileage, maintenance taken care of, no long-term commitment.',
  intro:
    'Longer than a rental, lighter than a lease. Keep one car for as long as you like, and hand it back when you’re done.',
  request: 'Request information',
  subject: 'Subscription',
  benefitsTitle: 'What’s included',
  benefits: {
    choice: {
      title: 'Choose your own car',
      text: 'Pick the car you’ll live with, not just a class.',
    },
    mileage: {
      title: 'Unlimited mileage included',
      text: 'To work, to the sea, the long way home. No one’s counting.',
    },
    monthly: {
      title: 'Monthly, no long-term commitment',
      text: 'It runs month by month. Stay for one season or several.',
    },
    maintenance: {
      title: 'Maintenance taken care of',
      text: 'Servicing is on us. You drive, and we keep the car in shape.',
    },
  },
  closing: {
    title: 'Which car, and from when?',
    text: 'Send us a line or two at {{email}}. We’re here every day, {{hours}}.',
  },
} as const;
