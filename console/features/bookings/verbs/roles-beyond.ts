import { amountsPerUnit, type Money } from '../../../../domain/money.ts';
import { type Grant, type Role, refundLimit } from '../../../../domain/permissions.ts';

const ANYWHERE = 'any';

/** Which of these roles may give back so much at once. */
export const rolesBeyond = ({ amount }: Money, among: readonly Role[]): readonly Role[] =>
  among.filter((role) => {
    const grant: Grant = role === 'owner' ? { role, cityId: null } : { role, cityId: ANYWHERE };
    return refundLimit([grant], ANYWHERE) * amountsPerUnit >= amount;
  });
