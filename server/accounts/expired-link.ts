import { Refusal } from '../errors.ts';

/** Used, too old or never given: a stranger learns nothing from the difference. */
export const expiredLink = () =>
  new Refusal('link_expired', 'This link has been used or has expired.');
