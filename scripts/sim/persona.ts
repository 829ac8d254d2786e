import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { createLog } from '../../server/log.ts';
import { createNotifyProduct } from '../../server/providers/identity/simulator/notify-product.ts';
import { createPersonaApp } from '../../server/providers/identity/simulator/persona-app.ts';
import { createPictures } from '../../server/providers/identity/simulator/pictures.ts';
import { createWidgetApp } from '../../server/providers/identity/simulator/widget-app.ts';
import type { Given, SimulatedProvider } from './provider.ts';

/** The simulated identity provider. docs/providers/persona.md tells how to point the product at it. */
export async function openPersona(given: Given): Promise<SimulatedProvider> {
  const { config, clock, folder, webhooks } = given;
  const { PERSONA_API_KEY, PERSONA_WEBHOOK_SECRET } = process.env;
  const random = () => randomBytes(24).toString('base64url');
  const apiKey = PERSONA_API_KEY ?? random();
  const secret = PERSONA_WEBHOOK_SECRET ?? random();
  const db = given.database.kysely;
  const pictures = createPictures(db, path.join(folder, 'pictures'));
  const notify = createNotifyProduct({
    secret,
    clock,
    log: createLog(config.logLevel),
    deliver: async (body, signature) => {
      if (!webhooks) return { status: 204 }; // nobody listens
      const headers = { 'Content-Type': 'application/json', 'Persona-Signature': signature };
      const signal = AbortSignal.timeout(10_000);
      return fetch(webhooks, { method: 'POST', headers, body, signal });
    },
  });
  const app = createPersonaApp({ db, clock, pictures, notify, apiKey });
  app.route('/widget', createWidgetApp({ db, clock, pictures, notify }));
  return {
    fetch: (request) => app.fetch(request),
    describe: (url) => [
      `Persona is simulated at ${url}/api/v1`,
      ...(PERSONA_API_KEY ? [] : [`  PERSONA_API_KEY=${apiKey}`]),
      ...(PERSONA_WEBHOOK_SECRET ? [] : [`  PERSONA_WEBHOOK_SECRET=${secret}`]),
    ],
    async close() {},
  };
}
