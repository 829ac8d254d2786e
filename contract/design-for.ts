import type { CarValue } from '../domain/car.ts';
import { type CarDesign, carDesignNames } from './car-designs.ts';

/** The plainest of each kind, for a model that has no drawing of its own. */
const usual: Readonly<Record<CarValue<'bodyType'>, CarDesign>> = {
  ECONOMY: 'renault-clio',
  SEDAN: 'toyota-corolla',
  SUV: 'nissan-qashqai',
  ESTATE: 'skoda-octavia',
  CONVERTIBLE: 'volkswagen-t-roc',
  VAN: 'volkswagen-touran',
};

/** The drawing of a car: of its own model, where its name begins like one, or of its kind. */
export function designFor(brand: string, model: string, bodyType: CarValue<'bodyType'>): CarDesign {
  const name = `${plain(`${brand} ${model}`)}-`;
  const own = carDesignNames
    .filter((design) => name.startsWith(`${design}-`))
    .sort((a, b) => b.length - a.length);
  return own[0] ?? usual[bodyType];
}

/** "SEAT León" is seat-leon. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
