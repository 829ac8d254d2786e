/** Files of tolls and fines: what their columns are called, and what renters read of each line. */
export const paperFile = {
  columns: {
    plate: 'Plate',
    at: 'Time',
    amount: 'Amount',
    number: 'Number',
    kind: 'Kind',
    place: 'Place',
  },
  words: {
    toll: 'A toll from while you had the car.',
    tollAt: 'A toll from while you had the car: {{place}}.',
    fine: 'A fine from while you had the car.',
    fine_us: 'A ticket from while you had the car.',
    fineAt: 'A fine from while you had the car: {{place}}.',
    fineAt_us: 'A ticket from while you had the car: {{place}}.',
  },
} as const;
