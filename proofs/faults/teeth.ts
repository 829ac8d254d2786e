import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mutations } from './mutations.ts';

const LONGEST_COMPLAINT = 160;
const COPIED = ['domain', 'contract', 'i18n', 'ui', 'server', 'scripts'];
const FILES = [
  'package.json',
  'vitest.config.ts',
  'tsconfig.base.json',
  'tsconfig.referenced.json',
];

/** Takes one safeguard away at a time, in a copy, and sees the proof of it go red. */
export async function checkTeeth(root: string): Promise<number> {
  const only = process.env['ONLY'];
  const wanted = mutations.filter(({ name }) => !only || name.includes(only));
  const unsound = await unsoundProofs(root, [
    ...new Set(wanted.map(({ proof }) => proof.join(' '))),
  ]);
  let survived = unsound.length;
  for (const { name, file, from, to, proof } of wanted) {
    if (unsound.includes(proof.join(' '))) continue;
    const complaint = await inCopy(root, async (copy) => {
      const before = await readFile(path.join(copy, file), 'utf8');
      if (!before.includes(from)) throw new Error(`${name}: ${file} no longer holds what to take`);
      await writeFile(path.join(copy, file), before.replace(from, to));
      return run(copy, proof);
    });
    if (complaint === null) survived += 1;
    console.log(complaint === null ? `SURVIVED  ${name}` : `caught    ${name}: ${complaint}`);
  }
  return survived;
}

/** A proof that is red with nothing taken away shows nothing. */
async function unsoundProofs(root: string, proofs: readonly string[]): Promise<string[]> {
  return inCopy(root, async (copy) => {
    const unsound: string[] = [];
    for (const proof of proofs) {
      const complaint = await run(copy, proof.split(' '));
      if (complaint === null) continue;
      unsound.push(proof);
      console.log(`RED BY ITSELF  ${proof}: ${complaint}`);
    }
    return unsound;
  });
}

async function inCopy<T>(root: string, act: (copy: string) => Promise<T>): Promise<T> {
  const copy = await copyOf(root);
  try {
    return await act(copy);
  } finally {
    await rm(copy, { recursive: true });
  }
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
