import { readConfig } from './config.ts';
import { start } from './start.ts';
import { startMessage } from './start-message.ts';
import { StartupError } from './startup-error.ts';

// What is written from here on is for its owner alone.
process.umask(0o077);

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const config = readConfig(process.env);
  const began = performance.now();
  const running = await start(config, (step) => say(`… ${step}`));
  const seconds = (performance.now() - began) / 1000;
  startMessage({ ...running, config, seconds }).forEach(say);

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
