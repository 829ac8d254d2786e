type ShareReads<Q, T> = (question: Q, read: () => Promise<T>) => Promise<T>;

/** Whoever asks later than this is owed a look of their own: one that hangs says what was, not what is. */
const JOINED_WITHIN_MS = 20;

/**
 * Whoever asks what was begun to be looked up a moment ago gets the same answer: one look for all who ask
 * at once. For what everyone is told alike and nobody waiting has changed.
 */
export function createSharedReads<Q, T>(
  now: () => number = () => performance.now(),
): ShareReads<Q, T> {
  const underWay = new Map<Q, { readonly begun: number; readonly answer: Promise<T> }>();
  return (question, read) => {
    const joined = underWay.get(question);
    if (joined && now() - joined.begun <= JOINED_WITHIN_MS) return joined.answer;
    const look = { begun: now(), answer: read() };
    underWay.set(question, look);
    const end = () => {
      if (underWay.get(question) === look) underWay.delete(question);
    };
    look.answer.then(end, end);
    return look.answer;
  };
}
