import { pathOf } from '../../shell/pages.ts';

/** The page of a car. */
export const carPath = (cityId: string, carId: string) => `${pathOf('fleet', cityId)}/${carId}`;

export const editPath = (cityId: string, carId: string) => `${carPath(cityId, carId)}/edit`;
export const importPath = (cityId: string) => `${pathOf('fleet', cityId)}/import`;
export const newCarPath = (cityId: string) => carPath(cityId, 'new');
