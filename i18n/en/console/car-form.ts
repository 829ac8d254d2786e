import { carFields } from '../car-fields.ts';

/** Adding a car, and changing what is written down about it. */
export const carForm = {
  add: 'Add a car',
  addText: 'Renters can find it as soon as you save.',
  edit: 'Edit {{name}}',
  save: 'Save changes',
  saveNew: 'Add car',
  cancel: 'Cancel',
  added: 'We’ve added {{name}}',
  saved: 'We’ve saved {{name}}',
  addresses: 'Addresses that match',
  parts: {
    car: 'The car',
    offer: 'Price and offer',
    identity: 'Plate and papers',
  },
  fields: {
    ...carFields,
    dailyMileageLimit: 'Daily distance limit ({{unit}})',
    odometer: 'Odometer ({{unit}})',
    pricePerDay: 'Price a day ({{currency}})',
    offered: 'Show this car to renters',
  },
  hints: {
    price: 'Tax included, such as 52.00',
    limit: 'Leave empty for unlimited.',
    base: 'Enter an address and choose it below, or latitude and longitude from a map.',
  },
  problems: {
    text: 'Enter the {{field}}',
    number: 'Enter a whole number from {{least, number}} to {{most, number}}',
    price: 'Enter a price such as 52.00',
    base: 'Choose one of the addresses, or enter latitude and longitude, such as 38.7253, -9.1500',
    plate: 'Enter 2 to 15 letters and digits',
    vin: 'Enter 17 letters and digits, without I, O and Q',
    vinCheck: 'Two characters may be swapped. Check the VIN against the papers.',
    plate_taken: 'Another car has this plate.',
    vin_taken: 'Another car has this VIN.',
  },
} as const;
