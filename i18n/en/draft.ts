export const draft = {
  continue: 'Continue with your {{car}}',
  ready: 'You’re ready to book',
  saved: 'We’ve saved your {{car}}',
  savedText: 'Finish the steps above and you can continue where you left off.',
  trip: '{{from}} to {{to}}',
} as const;
