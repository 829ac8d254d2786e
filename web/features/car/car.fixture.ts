import type { CarDetail } from '../../../contract/cars.ts';
import { moneyFromUnits } from '../../../domain/money.ts';

/** A hybrid that takes five and three suitcases. */
export const volvo = {
  id: '00000000-0000-4000-8000-000000000002',
  brand: 'Volvo',
  model: 'XC40',
  year: 2024,
  category: 'D',
  bodyType: 'SUV',
  seats: 5,
  doors: 5,
  luggages: 3,
  transmission: 'AUTOMATIC',
  propulsionType: 'HYBRID',
} as const;

export const newYork = {
  id: 'new-york',
  name: 'New York',
  countryCode: 'US',
  timeZone: 'America/New_York',
  currency: 'USD',
  turnaroundMinutes: 120,
  handovers: 'by-clock',
  supportPhone: '+1 212 555 0100',
  supportEmail: null,
  hours: { opensAtHour: 7, closesAtHour: 23 },
} as const;

export const aCar: CarDetail = {
  ...volvo,
  greenVehicle: true,
  features: [],
  dailyMileageLimit: null,
  pricePerDay: moneyFromUnits(74, 'USD'),
  rating: { average: 4.75, count: 27 },
  photos: [
    {
      url: '/pictures/cars/hyundai-santa-fe-moss-side.svg',
      width: 640,
      height: 360,
      view: 'side',
      drawn: true,
    },
  ],
  extraIds: [],
  base: { latitude: 40.7, longitude: -74 },
  city: {
    ...newYork,
    taxDivisorBasisPoints: 12_300,
    deposit: { creditCard: moneyFromUnits(350, 'USD'), debitCard: moneyFromUnits(600, 'USD') },
    youngDriverFees: [
      { fromAge: 18, toAge: 20, perDay: moneyFromUnits(120, 'USD') },
      { fromAge: 21, toAge: 24, perDay: moneyFromUnits(45, 'USD') },
    ],
  },
};
