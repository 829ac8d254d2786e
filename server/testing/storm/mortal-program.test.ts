import { expect, it } from 'vitest';
import { startMortalProgram } from './mortal-program.ts';

it('a program that was killed the moment before is waited for until its next life', async () => {
  const program = startMortalProgram({
    name: 'sleeper',
    args: ['--eval', "console.log('ready at last'); setInterval(() => {}, 60_000);"],
    environment: {},
    saysWhenReady: /ready at/,
  });
  await program.up();
  expect(await program.kill()).toBe(true);
  expect(program.isUp()).toBe(false);
  await program.up();
  expect(program.isUp()).toBe(true);
  expect(program.pids.length).toBe(2);
  await program.stop();
  expect(program.faults).toEqual([]);
});
