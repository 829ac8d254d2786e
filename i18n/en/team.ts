export const team = {
  title: 'Team',
  heading: 'The people behind every handover',
  description: 'The roles behind every car we bring to a door.',
  intro: 'A handover is quick. Getting there takes a team. Here’s who does what.',
  leadersTitle: 'Leadership',
  seeMore: 'See more',
  seeLess: 'See less',
  about: '{{action}}: {{role}}',
  leaders: {
    chief: {
      role: 'Chief executive',
      short: 'Responsible for the promise: the car you picked, at your door, when you said.',
      more: 'Decides which city comes next, and when it’s ready for its first renter. Has the final say on what we promise, and on what has to wait until we can keep it.',
    },
    operations: {
      role: 'Chief operating officer',
      short: 'Responsible for the cars, our drivers and the time between trips.',
      more: 'Plans deliveries, turnarounds, cleaning and refuelling, city by city. When every car is clean, full and on time, no one notices this role. That’s the idea.',
      more_us:
        'Plans deliveries, turnarounds, cleaning and refueling, city by city. When every car is clean, full and on time, no one notices this role. That’s the idea.',
    },
    technology: {
      role: 'Chief technology officer',
      short: 'Makes sure that what you see on screen is what happens on the street.',
      more: 'Looks after three rules: a car is never booked twice, a price never changes behind your back, and the total is exactly what we charge. Likes software that can say no politely.',
    },
  },
  gridTitle: 'The team',
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
    title: 'Our door’s open, too',
    text: 'We’re looking for people who get the details right and put renters at ease. Open positions are on our job board.',
    button: 'See open positions',
    external: '(external site)',
  },
} as const;
