const shape = /^[A-Z0-9][A-Z0-9 -]{1,14}$/;

/** Capitals, and one space where there were some: the same plate is always the same text. */
export const tidyPlate = (typed: string) => typed.trim().replace(/\s+/g, ' ').toUpperCase();

export const isPlate = (plate: string) => shape.test(plate);
