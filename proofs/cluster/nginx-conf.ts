import { readFileSync } from 'node:fs';
import path from 'node:path';

const shared = path.join(import.meta.dirname, '../../deploy/nginx.conf');

interface Here {
  readonly port: number;
  /** By the names of compose.yaml: where each web node listens here. */
  readonly nodes: Readonly<Record<string, string>>;
  /** For what nginx stores while it works. */
  readonly folder: string;
  /** Made by deploy/make-certificates.sh; without them it speaks plainly, for measurements. */
  readonly certificates?: string;
}

/** The balancer's configuration as compose.yaml uses it, with the addresses of this machine. */
export function nginxConf({ port, nodes, folder, certificates }: Here): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${path.join(folder, kind)};`,
  );
  const ofThisMachine = [
    // Only one port is ours here; nobody comes by the other.
    ['listen 8080;', `listen unix:${path.join(folder, 'plain')};`],
    ['listen 8443 ssl;', `listen ${port}${certificates ? ' ssl' : ''};`],
    ['/certificates/balancer.crt', `${certificates ?? ''}/balancer.crt`],
    ['/certificates/balancer.key', `${certificates ?? ''}/balancer.key`],
    ['/var/cache/nginx/pages', path.join(folder, 'pages')],
    ...Object.entries(nodes).map(([name, at]) => [`server ${name}:3000`, `server ${at}`]),
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
