import { describe, expect, it } from 'vitest';
import { createSharedReads } from './shared-reads.ts';

/** Looks that end when told to; each says the how manieth it was. */
function openLooks() {
  let now = 0;
  const ends: PromiseWithResolvers<void>[] = [];
  const share = createSharedReads<string, number>(() => now);
  const look = async (): Promise<number> => {
    const end = Promise.withResolvers<void>();
    const number = ends.push(end);
    await end.promise;
    return number;
  };
  return {
    ends,
    ask: (question: string) => share(question, look),
    wait: (ms: number) => {
      now += ms;
    },
  };
}

describe('the same question asked by many', () => {
  it('is looked up once for all who ask at the same time', async () => {
    const { ends, ask, wait } = openLooks();
    const answers = [ask('same'), ask('same')];
    wait(20);
    answers.push(ask('same'));
    ends[0]?.resolve();
    expect(await Promise.all(answers)).toEqual([1, 1, 1]);
    expect(ends.length).toBe(1);
  });

  it('is looked up anew for who asks when it takes long', async () => {
    const { ends, ask, wait } = openLooks();
    const first = ask('same');
    wait(21);
    const later = [ask('same'), ask('same')];
    ends[0]?.resolve();
    await first;
    later.push(ask('same'));
    ends[1]?.resolve();
    expect(await first).toBe(1);
    expect(await Promise.all(later)).toEqual([2, 2, 2]);
  });

  it('does not wait for another question', async () => {
    const { ends, ask } = openLooks();
    const one = ask('one');
    const other = ask('other');
    ends[1]?.resolve();
    expect(await other).toBe(2);
    ends[0]?.resolve();
    expect(await one).toBe(1);
  });

  it('is looked up anew once it is answered, or could not be', async () => {
    const { ends, ask } = openLooks();
    const first = ask('same');
    ends[0]?.resolve();
    await first;
    const failing = ask('same');
    ends[1]?.reject(new Error('away'));
    await expect(failing).rejects.toThrow('away');
    const third = ask('same');
    ends[2]?.resolve();
    expect(await third).toBe(3);
  });
});
