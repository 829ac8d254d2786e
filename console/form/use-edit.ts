import { useState } from 'react';
import { type Draft, justOpened, mergeMeanwhile, takeTheirs } from './meanwhile.ts';

/** What is typed over what was looked at, and over what somebody else saved meanwhile. */
export function useEdit<D extends Draft>(initial: D, newest: number) {
  // The page is read again after a save: what comes with it is our own change.
  const [lookedAt] = useState(newest);
  const [version, setVersion] = useState(lookedAt);
  const [edit, setEdit] = useState(() => justOpened(initial));
  return {
    version,
    edit,
    isMerged: version !== lookedAt,
    change: (part: Partial<D>) => setEdit((now) => ({ ...now, typed: { ...now.typed, ...part } })),
    takeTheirs: (field: keyof D & string) => setEdit((now) => takeTheirs(now, field)),
    merge(theirs: Partial<D>, theirVersion: number) {
      setVersion(theirVersion);
      setEdit((now) => mergeMeanwhile(now.before, now.typed, theirs));
    },
  };
}
