import pg from 'pg';

const INT8 = 20;
const DATE = 1082;

/** Amounts at scale 4 stay far below 2^53; a number is exact there and far easier to live with. */
function exactInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

/** A calendar day has no time zone; the driver would turn it into midnight of the server's. */
const plainDate = (text: string) => text;

export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8) return exactInteger;
    if (oid === DATE) return plainDate;
    return pg.types.getTypeParser(oid, format as 'text');
  },
} as pg.CustomTypesConfig;
