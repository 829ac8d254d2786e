import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { freePort } from '../../server/testing/free-port.ts';
import { startPostgres, unprivilegedUser } from '../../server/testing/start-postgres.ts';
import { startReplica } from '../../server/testing/start-replica.ts';
import { startServer } from '../../server/testing/start-server.ts';
import { type Member, startMember } from './member.ts';
import type { NodeAddresses } from './nginx-conf.ts';
import { type NodeName, nodeRoles, nodeSettings } from './node-settings.ts';
import { startNginx } from './start-nginx.ts';

export interface Cluster {
  /** Where renters come in. */
  readonly url: string;
  /** Where staff come in. */
  readonly consoleUrl: string;
  readonly databaseUrl: string;
  readonly operatorToken: string;
  readonly nodes: Readonly<Record<NodeName, Member>>;
  readonly replica: Member;
  readonly balancer: Member;
  stop(): Promise<void>;
}

interface Options {
  readonly port: number;
  readonly consolePort: number;
  readonly sessionSecret?: string;
  readonly logLevel?: string;
  /** Puts something into the new database before the first node sees it. */
  readonly furnish?: (databaseUrl: string) => Promise<void>;
  readonly say: (line: string) => void;
}

/** Everything of compose.yaml as processes of this machine, in temporary folders. */
export async function startCluster(options: Options): Promise<Cluster> {
  const { port, consolePort, say } = options;
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const one of stops.toReversed()) await one();
  };
  const keep = <T extends { stop(): Promise<void> }>(one: T): T => {
    stops.push(one.stop);
    return one;
  };

  try {
    const certificates = makeCertificates();
    say('… PostgreSQL and its replica');
    const database = keep(await startPostgres({ settings: tlsOf(certificates, 'database') }));
    const databaseUrl = trusting(database.url, certificates);
    await options.furnish?.(databaseUrl);
    const replicaPort = await freePort();
    const replicaUrl = trusting(addressed(database.url, replicaPort), certificates);
    const startOne = () => startReplica(database, replicaPort, tlsOf(certificates, 'replica'));
    const replica = keep(await startMember('replica', replicaUrl, startOne));

    const operatorToken = randomBytes(24).toString('base64url');
    const url = `https://localhost:${port}`;
    const consoleUrl = `https://localhost:${consolePort}`;
    const settings = nodeSettings({
      databaseUrl,
      replicaUrl,
      sessionSecret: options.sessionSecret ?? randomBytes(32).toString('base64url'),
      operatorToken,
      publicUrl: url,
      consoleUrl,
    });
    const files = mkdtempSync(path.join(tmpdir(), 'handover-files-'));
    const behind: Record<string, NodeAddresses> = {};
    const startNode = async (name: NodeName): Promise<Member> => {
      const at = await freePort();
      const consoleAt = await freePort();
      const own = {
        ...settings,
        DATA_FOLDER: files,
        CONSOLE_PORT: String(consoleAt),
        ROLE: nodeRoles[name],
        LOG_LEVEL: options.logLevel ?? 'warn',
      };
      if (nodeRoles[name] === 'web') {
        behind[name] = { site: `127.0.0.1:${at}`, console: `127.0.0.1:${consoleAt}` };
      }
      const start = () => startServer({ name, port: at, settings: own });
      return keep(await startMember(name, `http://127.0.0.1:${at}`, start));
    };
    say('… the first web node, which sees to tables and sample fleet');
    const first = await startNode('web-1');
    say('… another web node and two workers');
    const [second, ...workers] = await Promise.all([
      startNode('web-2'),
      startNode('worker-1'),
      startNode('worker-2'),
    ]);
    const nodes = {
      'web-1': first,
      'web-2': second,
      'worker-1': workers[0],
      'worker-2': workers[1],
    };

    say('… nginx');
    const startBalancer = () => startNginx({ port, consolePort, nodes: behind, certificates });
    const balancer = keep(await startMember('balancer', url, startBalancer));
    return { url, consoleUrl, databaseUrl, operatorToken, nodes, replica, balancer, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** As compose.yaml makes them; from now on this process knows their authority. */
function makeCertificates(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'handover-certificates-'));
  chmodSync(folder, 0o755); // the database is another user's
  const program = path.join(import.meta.dirname, '../../deploy/make-certificates.sh');
  execFileSync('bash', [program, folder], { stdio: 'pipe' });
  const ours = unprivilegedUser();
  for (const name of ['database', 'replica']) {
    if (ours) chownSync(path.join(folder, `${name}.key`), ours.uid, ours.gid);
  }
  const authority = readFileSync(path.join(folder, 'ca.crt'), 'utf8');
  setDefaultCACertificates([...getCACertificates(), authority]);
  return folder;
}

const tlsOf = (certificates: string, name: string) => ({
  ssl: 'on',
  ssl_cert_file: path.join(certificates, `${name}.crt`),
  ssl_key_file: path.join(certificates, `${name}.key`),
});

function trusting(url: string, certificates: string): string {
  const checked = new URL(url);
  checked.searchParams.set('sslmode', 'verify-full');
  checked.searchParams.set('sslrootcert', path.join(certificates, 'ca.crt'));
  return checked.href;
}

function addressed(url: string, port: number): string {
  const other = new URL(url);
  other.port = String(port);
  return other.href;
}
