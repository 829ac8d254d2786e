import { pathOf } from '../../shell/pages.ts';

/** The page of a car. */
export const carPath = (cityId: string, carId: string) => `${pathOf('fleet', cityId)}/${carId}`;
