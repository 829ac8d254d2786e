import { findPgbench, loadOfLanes, runLane, scriptOf } from './pgbench-lane.ts';
import type { Statement } from './record-queries.ts';
import type { Contender } from './rounds.ts';

/**
 * PostgreSQL's own measuring program sends recorded statements, prepared, with their parameters, one
 * connection per lane. What a lane commits it rolls back, so that it can be sent again.
 */
export function pgbench(databaseUrl: string, lanes: readonly (readonly Statement[])[]): Contender {
  const program = findPgbench();
  const scripts = lanes.map((statements) => scriptOf(statements, 'rollback'));
  return {
    async measure({ atOnce, seconds }) {
      const runs = scripts
        .slice(0, atOnce)
        .map((lane) => runLane(program, databaseUrl, { ...lane, extent: `--time=${seconds}` }));
      return loadOfLanes(await Promise.all(runs));
    },
  };
}
