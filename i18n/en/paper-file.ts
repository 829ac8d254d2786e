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
    toll: 'A toll for your car from the time you had it.',
    tollAt: 'A toll for your car from the time you had it: {{place}}.',
    fine: 'A fine for your car from the time you had it.',
    fine_us: 'A ticket for your car from the time you had it.',
    fineAt: 'A fine for your car from the time you had it: {{place}}.',
    fineAt_us: 'A ticket for your car from the time you had it: {{place}}.',
  },
} as const;
