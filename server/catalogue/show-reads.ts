import { Counter, Gauge, type Registry } from 'prom-client';
import type { ReadOutcome, SearchReads } from './search-reads.ts';

/** Where searches are read from, for whoever watches; nothing where there is only one place. */
export function showReads(registry: Registry, { replica, counts }: SearchReads): void {
  if (!replica) return;
  const registers = [registry];
  new Gauge({
    name: 'search_replica_used',
    help: '1 while searches are read from the replica, 0 while from the primary',
    registers,
    collect() {
      this.set(replica.view() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'search_replica_lag_seconds',
    help: 'For how long the replica has been without something that the primary has',
    registers,
    collect() {
      this.set(replica.lagMs() / 1000);
    },
  });
  new Counter({
    name: 'search_reads_total',
    help: 'Reads of searches, cars and calendars, by where they came from and why',
    labelNames: ['from'],
    registers,
    collect() {
      this.reset();
      for (const from of Object.keys(counts) as ReadOutcome[]) this.inc({ from }, counts[from]);
    },
  });
}
