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
    toll: 'A toll that came in for your car while you had it.',
    tollAt: 'A toll that came in for your car while you had it: {{place}}.',
    fine: 'A fine that came in for your car while you had it.',
    fine_us: 'A ticket that came in for your car while you had it.',
    fineAt: 'A fine that came in for your car while you had it: {{place}}.',
    fineAt_us: 'A ticket that came in for your car while you had it: {{place}}.',
  },
} as const;
