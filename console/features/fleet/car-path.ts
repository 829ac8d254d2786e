import { carPath, pathOf } from '../../shell/pages.ts';

export const editPath = (cityId: string, carId: string) => `${carPath(cityId, carId)}/edit`;
export const importPath = (cityId: string) => `${pathOf('fleet', cityId)}/import`;
export const newCarPath = (cityId: string) => carPath(cityId, 'new');
