import type { Config } from './config.ts';
import { sampleAccounts } from './sample-data/accounts.ts';
import { sampleStaff } from './sample-data/staff.ts';
import type { Running } from './start.ts';

interface Started extends Pick<Running, 'url' | 'consoleUrl'> {
  readonly config: Pick<Config, 'loadsSampleData' | 'simulated'>;
  readonly seconds: number;
}

/** What whoever starts the product needs to go on: where it is, who can sign in, what is not real. */
export function startMessage({ url, consoleUrl, config, seconds }: Started): string[] {
  const lines = [`Handover is ready at ${url} (${seconds.toFixed(1)} s)`];
  if (consoleUrl) lines.push(`The console for staff is at ${consoleUrl}`);
  if (config.loadsSampleData) {
    lines.push('Sample accounts:', ...sampleAccounts.map(lineOf));
    if (consoleUrl) {
      lines.push('Sample staff, for the console (their codes are shown at /sim):');
      lines.push(...sampleStaff.map(lineOf));
    }
  }
  if (config.simulated.length > 0) lines.push(`Simulated: ${config.simulated.join(', ')}.`);
  return lines;
}

interface Person {
  readonly email: string;
  readonly password: string;
  readonly description: string;
}

const lineOf = ({ email, password, description }: Person) =>
  `  ${email}  ${password}  ${description}`;
