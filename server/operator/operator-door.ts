import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the process that holds a data folder can be reached, for its owner's eyes only. */
export interface OperatorDoor {
  readonly url: string;
  readonly token: string;
}

const fileIn = (folder: string) => path.join(folder, 'operator.json');

export async function openOperatorDoor(
  folder: string,
  door: OperatorDoor,
): Promise<() => Promise<void>> {
  await rm(fileIn(folder), { force: true }); // an old file may have other rights
  await writeFile(fileIn(folder), JSON.stringify(door), { mode: 0o600 });
  return () => rm(fileIn(folder), { force: true });
}

export async function readOperatorDoor(folder: string): Promise<OperatorDoor> {
  return JSON.parse(await readFile(fileIn(folder), 'utf8')) as OperatorDoor;
}
