export const team = {
  title: 'Team',
  heading: 'The people between two doors',
  description: 'Who runs Handover: the roles behind every car that comes to a door.',
  intro:
    'A handover takes a driver for a few moments and a team for the rest of the day. These are the roles, and what each of them answers for.',
  leadersTitle: 'Who leads',
  seeMore: 'See more',
  seeLess: 'See less',
  about: '{{action}}: {{role}}',
  leaders: {
    chief: {
      role: 'Chief executive',
      short: 'Answers for the promise: the car you picked, at your door, when you said.',
      more: 'Decides which city comes next, and when it is ready for its first renter. Has the last word on what we promise, and on what we rather leave unsaid until we can keep it.',
    },
    operations: {
      role: 'Chief operating officer',
      short: 'Answers for the cars, the drivers and the time between two trips.',
      more: 'Plans deliveries, turnarounds, cleaning and refuelling, city by city. If a car is clean, full and on time, nobody notices this role, which is how it should be.',
    },
    technology: {
      role: 'Chief technology officer',
      short: 'Answers for what you see on the screen being what happens on the street.',
      more: 'Looks after the rule that a car is never booked twice, a price never changes behind your back, and a total is exactly what is charged. Likes software that can say no politely.',
    },
  },
  gridTitle: 'Who does it',
  lead: 'Team lead',
  members: {
    cityLead: 'City lead',
    accountant: 'Accountant',
    designer: 'Product designer',
    driver: 'Handover driver',
    engineer: 'Software engineer',
    fleet: 'Fleet mechanic',
    partnerships: 'Business partnerships',
    planner: 'Delivery planner',
    support: 'Renter support',
  },
  hiring: {
    title: 'There is a door open here, too',
    text: 'We look for people who like things exact and guests relaxed. Open positions are on our job board.',
    button: 'See open positions',
    external: '(another site)',
  },
} as const;
