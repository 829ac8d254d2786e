import { z } from 'zod';
import { accountPolicy } from '../domain/policy-constants.ts';

/** Lower-cased before anything else, so that one person has one account. */
const Email = z.string().trim().toLowerCase().pipe(z.email().max(254));

const Password = z.string().min(accountPolicy.passwordMinLength).max(128);

export const SignIn = z.strictObject({ email: Email, password: z.string().min(1).max(128) });

export const SignUp = z.strictObject({
  name: z.string().trim().min(accountPolicy.registrationNameMinLength).max(120),
  email: Email,
  password: Password,
});

/** The signed-in renter, to themselves. */
export const Me = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phone: z.object({ code: z.string(), country: z.string(), number: z.string() }).nullable(),
  birthdate: z.iso.date().nullable(),
  address: z.string().nullable(),
  taxNumber: z.string().nullable(),
  companyId: z.uuid().nullable(),
  licenceVerified: z.boolean(),
  identityVerified: z.boolean(),
});

export type Me = z.infer<typeof Me>;
