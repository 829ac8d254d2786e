import { readFileSync } from 'node:fs';
import path from 'node:path';

const shared = path.join(import.meta.dirname, '../../deploy/nginx.conf');

/** Where a web node listens, for renters and for staff. */
export interface NodeAddresses {
  readonly site: string;
  readonly console: string;
}

/** What of the balancer is its own on this machine. */
export interface Balancer {
  readonly port: number;
  readonly consolePort: number;
  /** By the names of compose.yaml. */
  readonly nodes: Readonly<Record<string, NodeAddresses>>;
  /** Made by deploy/make-certificates.sh; without them it speaks plainly, for measurements. */
  readonly certificates?: string;
}

interface Here extends Balancer {
  /** For what nginx stores while it works. */
  readonly folder: string;
}

/** The balancer's configuration as compose.yaml uses it, with the addresses of this machine. */
export function nginxConf(here: Here): string {
  const { port, consolePort, nodes, folder, certificates } = here;
  const tls = certificates ? ' ssl' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${path.join(folder, kind)};`,
  );
  const ofThisMachine = [
    // Nobody comes without TLS here.
    ['listen 8080;', `listen unix:${path.join(folder, 'plain')};`],
    ['listen 8443 ssl;', `listen ${port}${tls};`],
    ['listen 8444 ssl;', `listen ${consolePort}${tls};`],
    ['/certificates/balancer.crt', `${certificates ?? ''}/balancer.crt`],
    ['/certificates/balancer.key', `${certificates ?? ''}/balancer.key`],
    ['/var/cache/nginx/pages', path.join(folder, 'pages')],
    ...Object.entries(nodes).flatMap(([name, at]) => [
      [`server ${name}:3000`, `server ${at.site}`],
      [`server ${name}:3001`, `server ${at.console}`],
    ]),
  ] as const;
  const text = ofThisMachine.reduce(
    (all, [before = '', after = '']) => replaced(all, before, after),
    readFileSync(shared, 'utf8'),
  );
  return (certificates ? text : text.replaceAll(/^ *ssl_.*;\n/gm, '')).replace(
    'http {\n',
    `http {\n${temporary.join('\n')}\n`,
  );
}

function replaced(text: string, before: string, after: string): string {
  if (!text.includes(before)) throw new Error(`deploy/nginx.conf does not say "${before}".`);
  return text.replace(before, after);
}
