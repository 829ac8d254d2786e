import { type Context, Hono } from 'hono';
import { InquirySubmission } from '../../../../contract/sim.ts';
import { answerRefusal, notFound, Refusal } from '../../../errors.ts';
import { isBearer } from '../../../http/bearer.ts';
import { readAtMost, refuseLargeBody } from '../../../http/body-size.ts';
import { readBody } from '../../../http/read-input.ts';
import { findInquiry, type InquiryRow } from './inquiries.ts';
import type { NotifyProduct } from './notify-product.ts';
import type { PersonaSimulator } from './persona-app.ts';
import { pictureSize } from './picture-size.ts';
import { redrawPicture } from './redraw-picture.ts';
import { sampleDocuments } from './sample-documents.ts';
import { submitInquiry } from './submit-inquiry.ts';
import { documentRoles } from './tables.ts';

const LARGEST_PICTURE_BYTES = 8 * 1024 * 1024;
/** Too small to be read, or so large that only unpacking it would be an attack. */
const sides = { shortest: 200, longest: 10_000 } as const;

/**
 * What the simulated provider's widget in the browser talks to. Whoever holds the session token of an
 * inquiry may fill it in; nobody can read anything back.
 */
export function createWidgetApp(
  simulator: Pick<PersonaSimulator, 'db' | 'clock' | 'pictures'> & {
    readonly notify: NotifyProduct;
  },
): Hono {
  const { db, clock, pictures } = simulator;
  const app = new Hono();
  app.onError((error) => {
    if (error instanceof Refusal) return answerRefusal(error);
    throw error;
  });

  async function openInquiry(context: Context): Promise<InquiryRow> {
    const row = await findInquiry(db, context.req.param('id') ?? '', clock.now());
    const isOpen =
      row?.status === 'pending' &&
      row.session_token !== null &&
      isBearer(context.req.header('authorization'), row.session_token);
    if (!isOpen) throw notFound('This inquiry');
    return row;
  }

  app.get('/inquiries/:id', async (context) => {
    const { expected_name: name } = await openInquiry(context);
    const today = clock.now().toZonedDateTimeISO('UTC').toPlainDate();
    const document = { samples: sampleDocuments(name ?? 'Sample Renter', today) };
    return context.json(document, 200, { 'Cache-Control': 'no-store' });
  });

  app.post('/inquiries/:id/pictures/:document', async (context) => {
    const inquiry = await openInquiry(context);
    const document = documentRoles.find((role) => role === context.req.param('document'));
    if (!document) throw notFound('This document');
    const bytes = await pictureIn(context.req.raw);
    refuseDisguised(bytes);
    const redrawn = await redrawPicture(bytes);
    if (!redrawn) throw noPicture();
    await pictures.keep(inquiry.id, document, redrawn, clock.now());
    // Decided meanwhile: then nobody would come to remove this one.
    const after = await findInquiry(db, inquiry.id, clock.now());
    if (after?.status !== 'pending') await pictures.removeAll(inquiry.id);
    return context.json({}, 201);
  });

  app.post('/inquiries/:id/submission', refuseLargeBody, async (context) => {
    const inquiry = await openInquiry(context);
    const submission = await readBody(InquirySubmission, context.req.raw);
    const status = await submitInquiry(simulator, inquiry, submission);
    if (!status) throw notFound('This inquiry');
    return context.json({ status });
  });

  return app;
}

/** Refused by its announced length before it is read, and while it is read where none is told. */
async function pictureIn(request: Request): Promise<Uint8Array> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > LARGEST_PICTURE_BYTES) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const body = await readAtMost(request.body, LARGEST_PICTURE_BYTES);
  if (!body) throw tooLarge();
  return new Uint8Array(await body.arrayBuffer());
}

function refuseDisguised(bytes: Uint8Array): void {
  const size = pictureSize(bytes);
  if (!size) throw noPicture();
  const lengths = [size.width, size.height];
  if (lengths.some((length) => length < sides.shortest || length > sides.longest)) {
    throw new Refusal(
      'invalid_input',
      `A picture has ${sides.shortest} to ${sides.longest} pixels on each side.`,
    );
  }
}

const noPicture = () => new Refusal('unsupported_media_type', 'Send a JPEG, PNG or WebP picture.');

const tooLarge = () => new Refusal('body_too_large', 'A picture may have 8 MB at most.');
