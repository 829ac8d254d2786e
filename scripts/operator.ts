import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { readConfig } from '../server/config.ts';
import { folderOwner } from '../server/db/folder-lock.ts';
import type { Command, Report } from '../server/operator/command.ts';
import { withOperatorWork } from '../server/operator/open-operator-work.ts';
import { readOperatorDoor } from '../server/operator/operator-door.ts';
import { runCommand } from '../server/operator/run-command.ts';

// What is written from here on is for its owner alone.
process.umask(0o077);

/** `npm run settings`, `clock`, `reconcile`, `booking`, `books`, `company`, `account`, `events`, `audit`, `seals`, `staff` and `phone`, whether the product is running or not. */
try {
  const { lines, isWrong, file } = await run(process.argv.slice(2));
  console.log(lines.join('\n'));
  if (file) await writeFile(file.name, Buffer.from(file.base64, 'base64'));
  if (isWrong) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

async function run(words: Command): Promise<Report> {
  const command = withKey(words);
  const config = readConfig(process.env);
  // The embedded database belongs to the running process alone, so that process is asked.
  const isHeldByAnother =
    'folder' in config.database && (await folderOwner(config.database.folder));
  return isHeldByAnother
    ? askRunningProcess(config.dataFolder, command)
    : withOperatorWork(config, (work) => runCommand(work, command));
}

/** A refund is given once for one press, however often the press arrives. */
function withKey(words: Command): Command {
  const isRefund = words[0] === 'booking' && words[1] === 'refund';
  return isRefund && !words.includes('--key') ? [...words, '--key', randomUUID()] : words;
}

async function askRunningProcess(dataFolder: string, command: Command): Promise<Report> {
  const { url, token } = await readOperatorDoor(dataFolder);
  const answer = await fetch(`${url}/operator`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(command),
  });
  const document = (await answer.json()) as Report | { readonly error?: Problem };
  if ('lines' in document) return document;
  throw new Error(explain(document.error));
}

interface Problem {
  readonly message: string;
  readonly details?: { readonly field: string; readonly reason: string }[];
}

function explain(error: Problem | undefined) {
  const details = error?.details?.map(({ field, reason }) => `${field}: ${reason}`) ?? [];
  return [error?.message ?? 'The running process gave no answer.', ...details].join(' ');
}
