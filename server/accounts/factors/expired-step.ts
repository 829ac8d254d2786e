import { Refusal } from '../../errors.ts';

/** Answered already, too late, or never asked: a stranger learns nothing from the difference. */
export const expiredStep = () =>
  new Refusal('second_factor_expired', 'This step was done already, or took too long.');
