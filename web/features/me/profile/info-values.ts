import type { Me } from '../../../../contract/accounts.ts';
import { isSamePerson } from '../../../../domain/policies/verified-person.ts';
import { accountPolicy } from '../../../../domain/policy-constants.ts';
import { nameProblem, profileName, tidyNameInput } from '../../../../domain/profile-name.ts';

export interface InfoValues {
  readonly name: string;
  readonly country: string;
  readonly number: string;
  readonly address: string;
  readonly taxNumber: string;
}

export interface InfoProblems {
  readonly address?: 'required' | undefined;
  readonly name?: 'required' | 'tooShort' | undefined;
  readonly number?: 'required' | 'impossiblePhone' | undefined;
  readonly form?: 'notSaved' | 'timeout' | undefined;
}

export function infoOf({ name, phone, address, taxNumber }: Me): InfoValues {
  return {
    name,
    country: phone?.country ?? accountPolicy.defaultPhoneCountry,
    number: phone?.number ?? '',
    address: address ?? '',
    taxNumber: taxNumber ?? '',
  };
}

/** What a key press makes of the fields: names without dots and double spaces, numbers of digits. */
export function tidied(change: Partial<InfoValues>): Partial<InfoValues> {
  return {
    ...change,
    ...(change.name === undefined ? {} : { name: tidyNameInput(change.name) }),
    ...(change.number === undefined ? {} : { number: change.number.replace(/\D/g, '') }),
  };
}

const nameProblems = { required: 'required', too_short: 'tooShort' } as const;

/**
 * A phone is always needed. An address may be missing as long as nothing is billed to it, but not be
 * taken away again.
 */
export function problemsIn(me: Me, { name, number, address, taxNumber }: InfoValues): InfoProblems {
  // Sign-up allows shorter names; one that stays as it is keeps nobody from changing the rest.
  const problem = profileName(name) === me.name ? undefined : nameProblem(name);
  const needsAddress = me.address !== null || taxNumber.trim() !== '';
  return {
    ...(problem ? { name: nameProblems[problem] } : {}),
    ...(number === '' ? { number: 'required' } : {}),
    ...(needsAddress && address.trim() === '' ? { address: 'required' } : {}),
  };
}

/** Whether the documents would have to be checked again. */
export function losesVerification(me: Me, change: { readonly name?: string }): boolean {
  return (me.licenceVerified || me.identityVerified) && !isSamePerson(me, { ...me, ...change });
}

/** Only what differs is sent; null when nothing does. */
export function changeBetween(me: Me, values: InfoValues) {
  const before = infoOf(me);
  const name = profileName(values.name);
  const { country, number } = values;
  const isNamedAnew = name !== before.name;
  const isCalledAnew = number !== before.number || (number !== '' && country !== before.country);
  const address = values.address.trim();
  const taxNumber = values.taxNumber.trim();
  const change = {
    ...(isNamedAnew ? { name } : {}),
    ...(isCalledAnew ? { phone: { country, number } } : {}),
    ...(address === before.address ? {} : { address }),
    ...(taxNumber === before.taxNumber ? {} : { taxNumber }),
  };
  return Object.keys(change).length > 0 ? change : null;
}
