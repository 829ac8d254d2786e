import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mutations } from './mutations.ts';

const LONGEST_COMPLAINT = 160;
const COPIED = ['domain', 'contract', 'server', 'scripts'];
const FILES = [
  'package.json',
  'vitest.config.ts',
  'tsconfig.base.json',
  'tsconfig.referenced.json',
];

/** Takes one safeguard away at a time, in a copy, and sees the proof of it go red. */
export async function checkTeeth(root: string): Promise<number> {
  const only = process.env['ONLY'];
  let survived = 0;
  for (const { name, file, from, to, proof } of mutations) {
    if (only && !name.includes(only)) continue;
    const copy = await copyOf(root);
    try {
      const before = await readFile(path.join(copy, file), 'utf8');
      if (!before.includes(from)) throw new Error(`${name}: ${file} no longer holds what to take`);
      await writeFile(path.join(copy, file), before.replace(from, to));
      const complaint = await run(copy, proof);
      if (complaint === null) survived += 1;
      console.log(complaint === null ? `SURVIVED  ${name}` : `caught    ${name}: ${complaint}`);
    } finally {
      await rm(copy, { recursive: true });
    }
  }
  return survived;
}

async function copyOf(root: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'handover-teeth-'));
  for (const folder of COPIED) {
    await cp(path.join(root, folder), path.join(copy, folder), { recursive: true });
  }
  for (const file of FILES) await cp(path.join(root, file), path.join(copy, file));
  for (const folder of ['node_modules', 'build']) {
    await symlink(path.join(root, folder), path.join(copy, folder));
  }
  return copy;
}

/** What the proof complains of first; null when it is content. */
async function run(folder: string, proof: readonly string[]): Promise<string | null> {
  const vitest = path.join(folder, 'node_modules/.bin/vitest');
  const child = spawn(vitest, ['run', ...proof], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  child.stderr.on('data', (text) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  if (code === 0) return null;
  const [first = 'no reason given'] = /^(Caused by: )?\w*Error: .*$/m.exec(said) ?? [];
  return first.slice(0, LONGEST_COMPLAINT);
}
