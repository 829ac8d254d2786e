import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Hono } from 'hono';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Queries } from '../../db/connect.ts';
import type { Log } from '../../log.ts';
import { passOnTo } from '../pass-on.ts';
import { createPersona } from './persona.ts';
import type { IdentityChecks } from './port.ts';
import { forgetOldPictures } from './simulator/forget-old-pictures.ts';
import { createNotifyProduct, type NotifyProduct } from './simulator/notify-product.ts';
import { createPersonaApp } from './simulator/persona-app.ts';
import { createPictures } from './simulator/pictures.ts';
import { createWidgetApp } from './simulator/widget-app.ts';

export interface OpenIdentity {
  readonly checks: IdentityChecks;
  /** Answers what the simulated provider's widget asks; the real one reaches its own. */
  readonly answerWidget: ((request: Request) => Promise<Response>) | null;
  /** The simulated provider, when it runs in this process. */
  readonly simulator: IdentitySimulator | null;
}

export type IdentitySimulator = ReturnType<typeof createIdentitySimulator>;

interface Parts {
  readonly db: Queries;
  readonly clock: Clock;
  readonly log: Log;
  /** How the simulated provider reaches our webhook. */
  readonly deliver: (body: string, signature: string) => Promise<{ readonly status: number }>;
}

/** The provider that the configuration names. */
export function openIdentity(
  config: Pick<Config, 'identity' | 'dataFolder'>,
  parts: Parts,
): OpenIdentity {
  const { identity } = config;
  const { clock } = parts;
  if (identity.provider === 'persona') {
    return { checks: createPersona({ ...identity, clock }), answerWidget: null, simulator: null };
  }
  if (identity.elsewhere) {
    const { url, ...keys } = identity.elsewhere;
    return {
      checks: createPersona({ ...keys, name: 'simulator', apiUrl: `${url}/api/v1`, clock }),
      answerWidget: passOnTo(`${url}/widget`),
      simulator: null,
    };
  }
  const simulator = createIdentitySimulator(config.dataFolder, parts);
  const { checks, widget } = simulator;
  return { checks, answerWidget: async (request) => widget.fetch(request), simulator };
}

/** The simulated provider in process. Its key and secret are nobody's business but this node's. */
function createIdentitySimulator(dataFolder: string, { db, clock, log, deliver }: Parts) {
  const apiKey = randomBytes(24).toString('base64url');
  const secret = randomBytes(24).toString('base64url');
  const pictures = createPictures(db, path.join(dataFolder, 'simulated-identity'));
  const notify: NotifyProduct = createNotifyProduct({ secret, clock, log, deliver });
  const provider: Hono = createPersonaApp({ db, clock, pictures, notify, apiKey });
  return {
    db,
    clock,
    pictures,
    notify,
    tidy: () => forgetOldPictures(db, pictures, clock.now()),
    widget: createWidgetApp({ db, clock, pictures, notify }),
    checks: createPersona({
      name: 'simulator',
      apiUrl: 'http://simulator/api/v1',
      apiKey,
      templateId: 'itmpl_simulated',
      webhookSecret: secret,
      clock,
      fetch: async (request) => provider.fetch(request),
    }),
  };
}
