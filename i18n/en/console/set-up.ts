/** From nothing to a city that takes bookings. */
export const setUp = {
  title: 'Set up',
  text: 'Everything you need before your first booking.',
  doneTitle: '{{city}} is open',
  doneText: 'Renters can book now. Everything here can be changed at any time.',
  toToday: 'Go to today',
  steps: 'Steps',
  states: {
    done: 'Done',
    'to-do': 'To do',
    optional: 'Optional',
    later: 'Later',
  },
  parts: {
    city: {
      title: 'Add a city',
      text: 'Its name, currency, tax, deposits and contact details.',
      go: 'Add a city',
      change: 'View city',
    },
    seller: {
      title: 'Name the seller',
      text: 'The company on every invoice, with its tax number.',
      go: 'Name the seller',
      change: 'View seller',
    },
    area: {
      title: 'Draw a service area',
      text: 'Where you deliver and collect cars.',
      go: 'Add an area',
      change: 'View areas',
    },
    car: {
      title: 'Add a car',
      text: 'One is enough to start. You can import a whole list, too.',
      go: 'Add a car',
      change: 'View fleet',
    },
    extras: {
      title: 'Sell extras',
      text: 'Child seats, a second driver. You can skip this.',
      go: 'Add extras',
      change: 'View extras',
    },
    switches: {
      title: 'Let renters in',
      text: 'Search, sign-up, login, password reset and card payments are off at first.',
      go: 'Switch them on',
      switched: 'Renters can now sign up and pay',
    },
    checks: {
      title: 'Check your connections',
      text: 'Payments, identity checks, emails and the server itself.',
    },
    open: {
      title: 'Open the city',
      text: 'Renters find it and can book from then on.',
      later: 'First finish the steps above.',
    },
  },
  checks: {
    title: 'Connections',
    loading: 'Checking your connections…',
    allRight: 'Everything works.',
    wrong_one: '{{count}} check failed. Whoever runs the server can fix it.',
    wrong_other: '{{count}} checks failed. Whoever runs the server can fix them.',
    right: 'OK',
    failed: 'Failed',
    again: 'Check again',
    problem: 'We couldn’t check your connections. Try again in a moment.',
  },
} as const;
