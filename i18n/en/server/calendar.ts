export const calendar = {
  name: 'Handover {{reference}}',
  delivery: '{{car}} is handed over',
  return: '{{car}} is collected',
  description: 'Booking {{reference}}',
} as const;
