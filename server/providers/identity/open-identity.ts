import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Hono } from 'hono';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Queries } from '../../db/connect.ts';
import type { Log } from '../../log.ts';
import { createPersona } from './persona.ts';
import type { IdentityChecks } from './port.ts';
import { forgetOldPictures } from './simulator/forget-old-pictures.ts';
import { createPersonaApp } from './simulator/persona-app.ts';
import { createPictures } from './simulator/pictures.ts';
import { createTellProduct, type TellProduct } from './simulator/tell-product.ts';
import { createWidgetApp } from './simulator/widget-app.ts';

export interface OpenIdentity {
  readonly checks: IdentityChecks;
  /** Only of the simulated provider: its widget, and what the page that plays the provider needs. */
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
  if (config.identity.provider === 'persona') {
    return { checks: createPersona({ ...config.identity, clock: parts.clock }), simulator: null };
  }
  const simulator = createIdentitySimulator(config.dataFolder, parts);
  return { checks: simulator.checks, simulator };
}

/** The simulated provider in process. Its key and secret are nobody's business but this node's. */
function createIdentitySimulator(dataFolder: string, { db, clock, log, deliver }: Parts) {
  const apiKey = randomBytes(24).toString('base64url');
  const secret = randomBytes(24).toString('base64url');
  const pictures = createPictures(db, path.join(dataFolder, 'simulated-identity'));
  const tell: TellProduct = createTellProduct({ secret, clock, log, deliver });
  const provider: Hono = createPersonaApp({ db, clock, pictures, apiKey });
  return {
    db,
    clock,
    pictures,
    tell,
    tidy: () => forgetOldPictures(db, pictures, clock.now()),
    widget: createWidgetApp({ db, clock, pictures, tell }),
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
