import { readConfig } from './config.ts';
import { sampleAccounts } from './sample-data/accounts.ts';
import { sampleStaff } from './sample-data/staff.ts';
import { start } from './start.ts';
import { StartupError } from './startup-error.ts';

// What is written from here on is for its owner alone.
process.umask(0o077);

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const config = readConfig(process.env);
  const began = performance.now();
  const running = await start(config, (step) => say(`… ${step}`));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(`Handover is ready at ${running.url} (${seconds} s)`);
  if (running.consoleUrl) say(`The console for staff is at ${running.consoleUrl}`);
  if (config.loadsSampleData) {
    say('Sample accounts:');
    for (const { email, password, description } of sampleAccounts) {
      say(`  ${email}  ${password}  ${description}`);
    }
    if (running.consoleUrl) {
      say('Sample staff, for the console (their codes are shown at /sim):');
      for (const { email, password, description } of sampleStaff) {
        say(`  ${email}  ${password}  ${description}`);
      }
    }
  }
  if (config.simulated.length > 0) say(`Simulated: ${config.simulated.join(', ')}.`);

  const stop = async (signal: NodeJS.Signals) => {
    say(`… ${signal}: finishing what is under way`);
    await running.stop();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
