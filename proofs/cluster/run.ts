// Several machines on one: node proofs/cluster/run.ts [check]
import { once } from 'node:events';
import { openDatabase } from '../../server/db/connect.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { fill } from '../../server/testing/templates.ts';
import { testSessionSecret } from '../../server/testing/test-app.ts';
import { checkCluster } from './check/check-cluster.ts';
import { type Cluster, startCluster } from './start-cluster.ts';

const [wanted, ...more] = process.argv.slice(2);
const say = (line: string) => console.log(line);

if (more.length > 0 || (wanted !== undefined && wanted !== 'check')) {
  console.error('npm run cluster starts it, npm run cluster -- check tries it.');
  process.exitCode = 2;
} else {
  try {
    if (wanted === 'check') await check();
    else await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Until Ctrl+C. What was started is detached from the terminal, so it is ours to end. */
async function run(): Promise<void> {
  const port = Number(process.env['PORT'] ?? 8443);
  const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const consolePort = Number(process.env['CONSOLE_PORT'] ?? 8444);
  const cluster = await startCluster({ port, consolePort, say });
  show(cluster);
  await ended;
  say('… ending');
  await cluster.stop();
  process.exit(0);
}

async function check(): Promise<void> {
  const cluster = await startCluster({
    port: await freePort(),
    consolePort: await freePort(),
    sessionSecret: testSessionSecret, // the crowd's sessions are signed with it
    logLevel: 'error',
    // As of the day that the trips of the tests are planned for, not of today.
    furnish: async (url) => fill(await openDatabase({ url }), 'sample'),
    say,
  });
  let isWell = false;
  try {
    isWell = await checkCluster(cluster, say);
  } finally {
    await cluster.stop();
  }
  process.exit(isWell ? 0 : 1);
}

function show({ url, consoleUrl, databaseUrl, operatorToken, nodes, replica }: Cluster): void {
  say(`Handover is ready at ${url}, through nginx, and the console for staff at ${consoleUrl}`);
  for (const { name, url: at } of Object.values(nodes)) say(`  ${name.padEnd(9)} ${at}`);
  say(`  database  ${databaseUrl}`);
  say(`  replica   ${replica.url}`);
  say(`  the operator's token, for /metrics of a node: ${operatorToken}`);
  say('Ctrl+C ends all of it, and its data is gone then.');
}
