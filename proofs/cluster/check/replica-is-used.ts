import type { Cluster } from '../start-cluster.ts';

/** Whether every web node says that it reads searches from the replica, or that none does. */
export async function replicaIsUsed(
  { nodes, operatorToken }: Cluster,
  isUsed: boolean,
): Promise<boolean> {
  const headers = { Authorization: `Bearer ${operatorToken}` };
  const wanted = `search_replica_used ${isUsed ? 1 : 0}\n`;
  const said = await Promise.all(
    [nodes['web-1'], nodes['web-2']].map(async ({ url }) =>
      (await fetch(`${url}/metrics`, { headers })).text(),
    ),
  );
  return said.every((metrics) => metrics.includes(wanted));
}
