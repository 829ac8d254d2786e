import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { largestPhotographBytes } from '../../contract/photographs.ts';
import { largestEvidenceBytes } from '../../domain/handovers/picture-type.ts';
import { MOST_HEARD_BYTES } from '../../server/http/body-size.ts';
import { nginxConf } from './nginx-conf.ts';
import { nodeRoles, nodeSettings } from './node-settings.ts';

const file = (name: string) => readFileSync(path.join(import.meta.dirname, '../..', name), 'utf8');

/** The lines below a key at the left edge, up to the next one; all we need to know of YAML. */
function section(text: string, key: string): string {
  const [, after = ''] = text.split(new RegExp(`^${key}:.*\\n`, 'm'));
  return after.split(/^\S/m)[0] ?? '';
}

/** What nginx does at one of its ports, up to the next server. */
function serverAt(port: string): string {
  const [, after = ''] = file('deploy/nginx.conf').split(`listen ${port} ssl;`);
  return after.split(/^ {2}server \{/m)[0] ?? '';
}

const keysIn = (text: string) =>
  [...text.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name ?? '');

describe('compose.yaml and npm run cluster', () => {
  const compose = file('compose.yaml');

  it('start the same parts, each node with the same role', () => {
    const services = section(compose, 'services');
    expect(keysIn(services)).toEqual([
      'certificates',
      'database',
      'replica',
      ...Object.keys(nodeRoles),
      'balancer',
    ]);
    const roles = [...services.matchAll(/^ {2}([\w-]+):\n(?: {4}.*\n)*? {6}ROLE: (\w+)$/gm)];
    expect(Object.fromEntries(roles.map(([, name, role]) => [name, role]))).toEqual(nodeRoles);
  });

  it('give every node the same settings', () => {
    const shared = { databaseUrl: '', replicaUrl: '', sessionSecret: '', operatorToken: '' };
    const addresses = { publicUrl: '', consoleUrl: '' };
    const { NODE_ENV, ...settings } = nodeSettings({ ...shared, ...addresses });
    const written = section(compose, 'x-settings');
    expect(keysIn(written)).toEqual(Object.keys(settings));
    for (const [name, value] of Object.entries(settings).filter(([, it]) => it !== '')) {
      expect(written).toMatch(
        new RegExp(`^ {2}${name}: ("?${value}"?|\\$\\{${name}:-${value}\\})$`, 'm'),
      );
    }
    expect(file('Dockerfile')).toContain(`ENV NODE_ENV=${NODE_ENV}`);
  });

  it('share one folder for photographs', () => {
    expect(section(compose, 'x-node')).toContain('- files:/app/data');
    expect(keysIn(section(compose, 'volumes'))).toContain('files');
  });

  it('balance by one configuration, here with addresses of this machine', () => {
    const nodes = {
      'web-1': { site: '127.0.0.1:4001', console: '127.0.0.1:4003' },
      'web-2': { site: '127.0.0.1:4002', console: '127.0.0.1:4004' },
    };
    const here = { port: 4000, consolePort: 4005, nodes, folder: '/somewhere' };
    const conf = nginxConf({ ...here, certificates: '/ours' });
    const upstream = (name: string) => conf.split(`upstream ${name} {`)[1]?.split('}')[0];
    for (const at of ['4001', '4002']) {
      expect(upstream('nodes')).toContain(`server 127.0.0.1:${at} max_fails=1`);
    }
    for (const at of ['4003', '4004']) {
      expect(upstream('consoles')).toContain(`server 127.0.0.1:${at} max_fails=1`);
    }
    expect(conf).toContain('listen 4000 ssl;');
    expect(conf).toContain('listen 4005 ssl;');
    expect(conf).toContain('ssl_certificate /ours/balancer.crt;');
    expect(nginxConf(here)).toContain('listen 4000;');
    expect(nginxConf(here)).not.toMatch(/ssl/);
    expect(conf).toContain('proxy_cache_path /somewhere/pages ');
    expect(conf).not.toMatch(/web-\d:/);
    const unknown = { 'web-9': { site: '', console: '' } };
    expect(() => nginxConf({ ...here, nodes: unknown })).toThrow('web-9');
  });

  it('caches nothing of whoever brings a cookie', () => {
    const conf = file('deploy/nginx.conf');
    expect(conf).toMatch(/proxy_cache pages;[^}]*proxy_cache_bypass \$http_cookie;/);
    expect(conf).toMatch(/proxy_cache pages;[^}]*proxy_no_cache \$http_cookie;/);
    // How long, only the nodes say.
    expect(conf).not.toMatch(/proxy_cache_valid|proxy_ignore_headers/);
  });

  it('keeps what is for operators inside, and everybody else on TLS', () => {
    const conf = file('deploy/nginx.conf');
    for (const port of ['8443', '8444']) {
      for (const inside of ['= /metrics', '^~ /operator']) {
        expect(serverAt(port), port).toContain(`location ${inside} {\n      return 404;`);
      }
    }
    expect(conf).toMatch(
      /listen 8080;\s+location \/api\/ \{\s+return 403;\s+\}\s+location \/ \{\s+return 308 https:/,
    );
    expect(conf).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
    expect(compose).toMatch(/PUBLIC_URL: \$\{PUBLIC_URL:-https:/);
    expect(compose).toMatch(/CONSOLE_URL: \$\{CONSOLE_URL:-https:/);
    for (const name of ['DATABASE_URL', 'DATABASE_REPLICA_URL']) {
      expect(compose).toMatch(new RegExp(`${name}: .*sslmode=verify-full&sslrootcert=`));
    }
    expect(file('deploy/allow-replica.sh')).toContain('hostssl replication replicator');
  });

  it('lets every body through that the product hears, so that the product answers what is too large', () => {
    for (const port of ['8443', '8444']) {
      const [, megabytes] = /client_max_body_size (\d+)m;/.exec(serverAt(port)) ?? [];
      expect(Number(megabytes) * 1024 * 1024, port).toBe(MOST_HEARD_BYTES);
    }
    // A renter's own photograph, and staff's of a car.
    expect(MOST_HEARD_BYTES).toBeGreaterThan(
      Math.max(largestEvidenceBytes, largestPhotographBytes),
    );
  });

  it('never sends a write twice by themselves, and never holds events back', () => {
    const conf = file('deploy/nginx.conf');
    expect(conf).not.toContain('non_idempotent');
    expect(conf).toMatch(/events\$ \{[^}]*proxy_buffering off;/);
  });
});
