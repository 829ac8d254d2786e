import { Hono } from 'hono';
import { z } from 'zod';
import type { Clock } from '../../../clock.ts';
import type { Queries } from '../../../db/connect.ts';
import { decideInquiry } from './decide-inquiry.ts';
import {
  createInquiry,
  findInquiry,
  type InquiryRow,
  openSession,
  redactInquiry,
} from './inquiries.ts';
import {
  camelled,
  inflectionOf,
  inquiryResource,
  problem,
  renamed,
  verificationResources,
} from './json-api.ts';
import type { NotifyProduct } from './notify-product.ts';
import type { Pictures } from './pictures.ts';

const NewInquiry = z.object({
  data: z.object({
    attributes: z.object({
      inquiryTemplateId: z.string().min(1),
      referenceId: z.string().min(1),
      fields: z.object({ nameFirst: z.string(), nameLast: z.string() }).partial().optional(),
    }),
  }),
});

export interface PersonaSimulator {
  readonly db: Queries;
  readonly clock: Clock;
  readonly pictures: Pictures;
  readonly notify: NotifyProduct;
  readonly apiKey: string;
}

/** The part of Persona's API that we use, with the same paths, bodies, headers and refusals. */
export function createPersonaApp(simulator: PersonaSimulator): Hono {
  const { db, clock, pictures, apiKey } = simulator;
  const app = new Hono();

  app.use('/api/v1/*', async (context, next) => {
    if (context.req.header('authorization') !== `Bearer ${apiKey}`) {
      return context.json(problem('Must be authenticated to access this endpoint'), 401);
    }
    return next();
  });

  app.post('/api/v1/inquiries', async (context) => {
    const given = renamed(await context.req.json().catch(() => null), camelled);
    const body = NewInquiry.safeParse(given);
    if (!body.success) return context.json(problem('Bad request'), 400);
    const { inquiryTemplateId, referenceId, fields } = body.data.data.attributes;
    const name = [fields?.nameFirst, fields?.nameLast].filter(Boolean).join(' ');
    const row = await createInquiry(
      db,
      {
        templateId: inquiryTemplateId,
        referenceId,
        expectedName: name || null,
        key: context.req.header('idempotency-key') ?? null,
      },
      clock.now(),
    );
    return answer(context.req.header('key-inflection'), whole(row), 201);
  });

  app.get('/api/v1/inquiries/:id', async (context) => {
    const row = await findInquiry(db, context.req.param('id'), clock.now());
    if (!row) return context.json(problem('Record not found'), 404);
    return answer(context.req.header('key-inflection'), whole(row));
  });

  app.post('/api/v1/inquiries/:id/resume', async (context) => {
    const row = await findInquiry(db, context.req.param('id'), clock.now());
    if (!row) return context.json(problem('Record not found'), 404);
    const sessionToken = await openSession(db, row.id);
    if (!sessionToken) return context.json(problem('Inquiry cannot be resumed'), 409);
    const resource = inquiryResource({ ...row, status: 'pending' });
    return answer(context.req.header('key-inflection'), { data: resource, meta: { sessionToken } });
  });

  for (const [verb, decision] of [
    ['approve', 'approved'],
    ['decline', 'declined'],
  ] as const) {
    app.post(`/api/v1/inquiries/:id/${verb}`, async (context) => {
      const id = context.req.param('id');
      const row = await findInquiry(db, id, clock.now());
      if (!row) return context.json(problem('Record not found'), 404);
      const isDecided = await decideInquiry(simulator, id, decision);
      if (!isDecided) return context.json(problem('Inquiry cannot be decided'), 409);
      const decided = (await findInquiry(db, id, clock.now())) ?? row;
      return answer(context.req.header('key-inflection'), whole(decided));
    });
  }

  app.delete('/api/v1/inquiries/:id', async (context) => {
    const now = clock.now();
    const row = await findInquiry(db, context.req.param('id'), now);
    if (!row) return context.json(problem('Record not found'), 404);
    await pictures.removeAll(row.id);
    await redactInquiry(db, row.id, now);
    const redacted = (await findInquiry(db, row.id, now)) ?? row;
    return answer(context.req.header('key-inflection'), whole(redacted));
  });

  return app;
}

const whole = (row: InquiryRow) => ({
  data: inquiryResource(row),
  included: verificationResources(row),
});

function answer(inflection: string | undefined, document: object, status = 200): Response {
  return Response.json(renamed(document, inflectionOf(inflection)), { status });
}
