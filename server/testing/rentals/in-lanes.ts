/** Runs the same work over many things, so many at a time. */
export async function inLanes<T>(
  things: readonly T[],
  lanes: number,
  run: (thing: T, index: number) => Promise<void>,
): Promise<void> {
  const waiting = [...things.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await run(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
