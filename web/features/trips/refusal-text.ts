import { errors } from '../../i18n/en/errors.ts';

const told: Readonly<Record<string, { readonly text: string }>> = errors;

/** Why something was refused, by its code; codes come with dashes or underscores. */
export function refusalText(code: string): string {
  const key = code.toLowerCase().replaceAll('-', '_');
  return (told[key] ?? errors.unknown).text;
}
