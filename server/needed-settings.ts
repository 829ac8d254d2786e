import type { Environment } from './environment.ts';
import { StartupError } from './startup-error.ts';

type Texts = { [N in keyof Environment]-?: NonNullable<Environment[N]> extends string ? N : never };
type TextName = Texts[keyof Texts];

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The values of these settings, in this order; or one sentence that names them. */
export function needed<const N extends readonly TextName[]>(
  env: Environment,
  what: string,
  names: N,
) {
  const values = names.map((name) => {
    const value = env[name];
    if (value === undefined) throw new StartupError(`${what} needs ${inWords.format(names)}.`);
    return value;
  });
  return values as { [I in keyof N]: string };
}
