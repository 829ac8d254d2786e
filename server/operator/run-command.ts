import { z } from 'zod';
import type { SimulatedClock } from '../clock.ts';
import type { Database } from '../db/connect.ts';
import { Refusal } from '../errors.ts';
import type { Log } from '../log.ts';
import { checkedKey, setConfiguration } from '../settings/set-configuration.ts';
import { readConfiguration } from '../settings/settings.ts';

/** What an operator types after `npm run`, word by word. */
export type Command = readonly string[];

const USAGE = {
  settings: 'settings list | settings get KEY | settings set KEY field=value …',
  clock: 'clock show | clock set 2027-03-27T09:00:00Z | clock move P2DT3H | clock reset',
};

const Words = z.array(z.string().max(1_000)).min(1).max(50);

/** Carries out a command and answers the lines to print. */
export async function runCommand(
  deps: {
    readonly database: Database;
    readonly clock: SimulatedClock;
    readonly log: Log;
  },
  command: Command,
): Promise<string[]> {
  const parsed = Words.safeParse(command);
  const [topic, verb, ...rest] = parsed.success ? parsed.data : [];
  if (topic === 'settings') return settings(deps, verb, rest);
  if (topic === 'clock') return clock(deps.clock, verb, rest);
  throw usage(`${USAGE.settings}, ${USAGE.clock}`);
}

async function settings(
  { database, log }: { readonly database: Database; readonly log: Log },
  verb: string | undefined,
  [key, ...assignments]: string[],
): Promise<string[]> {
  if (verb === 'set' && key && assignments.length > 0) {
    const changes = Object.fromEntries(assignments.map(readAssignment));
    return [`${key} ${JSON.stringify(await setConfiguration(database, key, changes))}`];
  }
  const all = await readConfiguration(database, log);
  if (verb === 'list') {
    return Object.entries(all).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  }
  if (verb === 'get' && key) return [JSON.stringify(all[checkedKey(key)])];
  throw usage(USAGE.settings);
}

async function clock(
  simulated: SimulatedClock,
  verb: string | undefined,
  [value]: string[],
): Promise<string[]> {
  if (verb === 'set' && value) await simulated.moveTo(read(value, Temporal.Instant.from));
  else if (verb === 'move' && value) {
    const now = simulated.now().toZonedDateTimeISO('UTC');
    await simulated.moveTo(read(value, (duration) => now.add(duration).toInstant()));
  } else if (verb === 'reset') await simulated.moveTo(null);
  else if (verb !== 'show') throw usage(USAGE.clock);
  return [simulated.now().toString({ smallestUnit: 'second' })];
}

function readAssignment(assignment: string): [string, unknown] {
  const [field = '', ...value] = assignment.split('=');
  if (value.length === 0) throw usage(USAGE.settings);
  return [field, read(value.join('='), (json) => JSON.parse(json) as unknown)];
}

/** Text that is no instant, duration or JSON value is the operator's mistake, not ours. */
function read<T>(value: string, parse: (value: string) => T): T {
  try {
    return parse(value);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unreadable';
    throw new Refusal('invalid_input', `"${value}" cannot be used: ${reason}`);
  }
}

const usage = (text: string) => new Refusal('invalid_input', `Usage: npm run ${text}`);
