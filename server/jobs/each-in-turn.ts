/** Does one after the other. One that fails keeps none of the others waiting; the first is told at the end. */
export async function eachInTurn<T>(
  things: Iterable<T>,
  act: (thing: T) => Promise<unknown>,
): Promise<void> {
  const troubles: unknown[] = [];
  for (const thing of things) {
    try {
      await act(thing);
    } catch (error) {
      troubles.push(error);
    }
  }
  if (troubles.length > 0) throw troubles[0];
}
