import { openSimulatedClock } from '../server/clock.ts';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/connect.ts';
import { folderOwner } from '../server/db/folder-lock.ts';
import { migrate } from '../server/db/migrate.ts';
import { createLog } from '../server/log.ts';
import { readOperatorDoor } from '../server/operator/operator-door.ts';
import { type Command, runCommand } from '../server/operator/run-command.ts';

/** `npm run settings -- …` and `npm run clock -- …`, whether the product is running or not. */
const config = readConfig(process.env);

try {
  const lines = await run(process.argv.slice(2));
  console.log(lines.join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

async function run(command: Command): Promise<string[]> {
  // The embedded database belongs to the running process alone, so that process is asked.
  const isHeldByAnother =
    'folder' in config.database && (await folderOwner(config.database.folder));
  return isHeldByAnother ? askRunningProcess(command) : runHere(command);
}

async function askRunningProcess(command: Command): Promise<string[]> {
  const { url, token } = await readOperatorDoor(config.dataFolder);
  const answer = await fetch(`${url}/operator`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(command),
  });
  const document = (await answer.json()) as {
    lines?: string[];
    error?: { message: string; details?: { field: string; reason: string }[] };
  };
  if (document.lines) return document.lines;
  throw new Error(explain(document.error));
}

function explain(
  error: { message: string; details?: { field: string; reason: string }[] } | undefined,
) {
  const details = error?.details?.map(({ field, reason }) => `${field}: ${reason}`) ?? [];
  return [error?.message ?? 'The running process gave no answer.', ...details].join(' ');
}

async function runHere(command: Command): Promise<string[]> {
  const database = await openDatabase(config.database);
  try {
    await migrate(database);
    const clock = await openSimulatedClock(database);
    const lines = await runCommand({ database, clock, log: createLog('warn') }, command);
    await clock.close();
    return lines;
  } finally {
    await database.close();
  }
}
