import { COMMAND_LINE } from '../operate/audit/record-audit.ts';
import { checkedKey, setConfiguration } from '../settings/set-configuration.ts';
import { readConfiguration } from '../settings/settings.ts';
import { type OperatorWork, type Report, read, said, usage } from './command.ts';

export const settingsUsage = 'settings list | settings get KEY | settings set KEY field=value …';

export async function settingsCommand(
  { database, clock, log }: OperatorWork,
  [verb, key, ...assignments]: readonly string[],
): Promise<Report> {
  if (verb === 'set' && key && assignments.length > 0) {
    const change = {
      key: checkedKey(key),
      value: Object.fromEntries(assignments.map(readAssignment)),
      actor: COMMAND_LINE,
      now: clock.now(),
    };
    const value = await database.kysely.transaction().execute((tx) => setConfiguration(tx, change));
    return said(`${key} ${JSON.stringify(value)}`);
  }
  const all = await readConfiguration(database.kysely, log);
  if (verb === 'list') {
    return said(...Object.entries(all).map(([name, value]) => `${name} ${JSON.stringify(value)}`));
  }
  if (verb === 'get' && key) return said(JSON.stringify(all[checkedKey(key)]));
  throw usage(settingsUsage);
}

function readAssignment(assignment: string): [string, unknown] {
  const [field = '', ...value] = assignment.split('=');
  if (value.length === 0) throw usage(settingsUsage);
  return [field, read(value.join('='), (json) => JSON.parse(json) as unknown)];
}
