import { accountPolicy } from './policy-constants.ts';

/** While somebody types: dots go, runs of spaces become one. The last space may be on its way to a word. */
export function tidyNameInput(text: string): string {
  return text.replace(/\./g, '').replace(/\s+/g, ' ').replace(/^ /, '');
}

/** As it is stored. */
export function profileName(text: string): string {
  return tidyNameInput(text).trim();
}

export type NameProblem = 'required' | 'too_short';

export function nameProblem(text: string): NameProblem | undefined {
  const { length } = profileName(text);
  if (length === 0) return 'required';
  return length < accountPolicy.profileNameMinLength ? 'too_short' : undefined;
}
