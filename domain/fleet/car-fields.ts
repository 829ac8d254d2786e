/** What is written down of a car whatever it is written in: a form or a file. */
export const describedFields = [
  'brand',
  'model',
  'year',
  'category',
  'bodyType',
  'transmission',
  'propulsionType',
  'seats',
  'doors',
  'luggages',
  'features',
  'colour',
  'pricePerDay',
  'dailyMileageLimit',
] as const;

/** When its papers end. */
export const paperFields = ['insuranceEndsOn', 'inspectionEndsOn', 'registrationEndsOn'] as const;
