/** On the day: who is coming, on the trip's own page. */
export const day = {
  day: {
    driver: 'Our driver',
    delivery: 'Your car arrives today',
    return: 'We’ll collect your car today',
    'on-the-way': '{{driver}} is on the way',
    late: '{{driver}} is running late',
    'at-door': '{{driver}} is at your door',
    missed: '{{driver}} can’t find you',
    overdue: 'Your return time has passed',
    told: 'Between {{from}} and {{to}}',
    expected: 'Now expected at {{expected}}',
    action: 'Follow along',
  },
} as const;
