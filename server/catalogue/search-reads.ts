import type { Database } from '../db/connect.ts';
import type { Replica, ReplicaView } from '../db/replica/open-replica.ts';
import { within } from '../db/replica/within.ts';
import { Refusal } from '../errors.ts';
import type { Caller } from '../http/caller.ts';
import { hasUnseenWrites } from './unseen-writes.ts';

const outcomes = [
  'replica',
  'primary-own-writes',
  'primary-replica-unfit',
  'primary-again',
] as const;
export type ReadOutcome = (typeof outcomes)[number];

export interface SearchReads {
  /**
   * From the replica, if there is one that is fit and has all that this renter did; else from the
   * primary. Whatever goes wrong at the replica, a refusal too, is asked of the primary once more.
   */
  read<T>(caller: Caller | null, ask: (database: Database) => Promise<T>): Promise<T>;
  /** Null where no replica is set. */
  readonly replica: Pick<Replica, 'view' | 'lagMs'> | null;
  readonly counts: Readonly<Record<ReadOutcome, number>>;
}

export function createSearchReads(primary: Database, replica: Replica | null): SearchReads {
  const counts = Object.fromEntries(outcomes.map((name) => [name, 0])) as Record<
    ReadOutcome,
    number
  >;
  async function fromReplica<T>(
    { answersWithinMs, report }: Replica,
    view: ReplicaView,
    caller: Caller | null,
    ask: (database: Database) => Promise<T>,
  ): Promise<{ readonly answer: T } | Exclude<ReadOutcome, 'replica'>> {
    // Both at once: whoever wrote nothing lately does not wait for having been asked about.
    const [unseen, answer] = await Promise.allSettled([
      caller ? hasUnseenWrites(primary.kysely, caller.userId, view.knowsAllBefore) : false,
      within(answersWithinMs, ask(view.database)),
    ]);
    if (unseen.status === 'rejected') throw unseen.reason;
    if (unseen.value) return 'primary-own-writes';
    if (answer.status === 'fulfilled') return { answer: answer.value };
    if (!(answer.reason instanceof Refusal)) report(answer.reason);
    return 'primary-again';
  }

  return {
    replica,
    counts,
    async read(caller, ask) {
      if (!replica) return ask(primary);
      const view = replica.view();
      const found = view
        ? await fromReplica(replica, view, caller, ask)
        : ('primary-replica-unfit' as const);
      counts[typeof found === 'string' ? found : 'replica'] += 1;
      return typeof found === 'string' ? ask(primary) : found.answer;
    },
  };
}
