export const calendar = {
  name: 'Handover {{reference}}',
  delivery: '{{car}}: delivery',
  return: '{{car}}: return',
  description: 'Booking {{reference}}',
} as const;
