export const calendar = {
  organizer: 'Handover',
  name: 'Handover {{reference}}',
  delivery: '{{car}}: delivery',
  return: '{{car}}: return',
  description: 'Booking {{reference}}',
} as const;
