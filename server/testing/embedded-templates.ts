import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/connect.ts';
import { fill } from './templates.ts';

/** Made once per run: copying a folder takes a tenth of a second, making a database four. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'handover-templates-'));
  const empty = path.join(folder, 'empty');
  const sample = path.join(folder, 'sample');
  await fill(await openDatabase({ folder: empty }), 'empty');
  await cp(empty, sample, { recursive: true });
  await fill(await openDatabase({ folder: sample }), 'sample');
  project.provide('templates', { engine: 'embedded', folder });
  return () => rm(folder, { recursive: true });
}
