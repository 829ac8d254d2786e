/** Why another car comes than the one booked, as page and email say it. */
export const replacedReasons = {
  damaged: 'Your {{car}} came back damaged and won’t be ready in time.',
  late: 'Your {{car}} isn’t back from its last trip.',
  service: 'Your {{car}} needs servicing before it goes out again.',
  other: 'Your {{car}} can’t make this trip.',
} as const;

export const better = 'This one’s a class above the one you booked, at no extra cost.';
