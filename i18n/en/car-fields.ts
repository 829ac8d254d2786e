/** What renters read of a car under the same name. */
export const shownFields = {
  year: 'Year',
  transmission: 'Transmission',
  propulsionType: 'Fuel type',
  seats: 'Seats',
  doors: 'Doors',
  luggages: 'Suitcases',
  features: 'Features',
} as const;

/** What is written down of a car, as forms and files call it. */
export const carFields = {
  ...shownFields,
  brand: 'Make',
  model: 'Model',
  category: 'Class',
  bodyType: 'Body',
  colour: 'Paint',
  plate: 'Plate',
  vin: 'VIN',
  tollsTag: 'Toll tag',
  pricePerDay: 'Price a day',
  dailyMileageLimit: 'Daily distance limit',
  base: 'Base',
  offered: 'Shown to renters',
  insuranceEndsOn: 'Insurance ends on',
  inspectionEndsOn: 'Inspection ends on',
  registrationEndsOn: 'Registration ends on',
  odometer: 'Odometer',
} as const;
