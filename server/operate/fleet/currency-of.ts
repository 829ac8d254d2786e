import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';

export const currencyOf = async (db: Queries, cityId: string) =>
  (await requireCity(db, cityId)).currency;
