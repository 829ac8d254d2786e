import type { Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';

/** What an operator types after `npm run`, word by word. */
export type Command = readonly string[];

export interface Report {
  readonly lines: readonly string[];
  /** Something is not as it should be: the command ends with a status other than 0. */
  readonly isWrong: boolean;
  /** Is written into the folder in which the command was given. */
  readonly file?: { readonly name: string; readonly base64: string };
}

/** What the operator's commands stand on, in a running node and alone. */
export type OperatorWork = Pick<
  Deps,
  | 'config'
  | 'database'
  | 'clock'
  | 'settings'
  | 'geocoder'
  | 'jobs'
  | 'paymentProvider'
  | 'texts'
  | 'storage'
  | 'log'
  | 'siteUrl'
  | 'consoleUrl'
>;

export const said = (...lines: string[]): Report => ({ lines, isWrong: false });

export const usage = (text: string) => new Refusal('invalid_input', `Usage: npm run ${text}`);

/** Text that is no instant, duration or JSON value is the operator's mistake, not ours. */
export function read<T>(value: string, parse: (value: string) => T): T {
  try {
    return parse(value);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unreadable';
    throw new Refusal('invalid_input', `"${value}" cannot be used: ${reason}`);
  }
}
