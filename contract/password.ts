import { z } from 'zod';
import { accountPolicy } from '../domain/policy-constants.ts';

const { passwordMinLength, passwordMaxLength } = accountPolicy;

/** As it is typed, right or wrong. */
export const TypedPassword = z.string().min(1).max(passwordMaxLength);

export const NewPassword = z.string().min(passwordMinLength).max(passwordMaxLength);
