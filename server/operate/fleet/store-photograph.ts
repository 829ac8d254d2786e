import type { z } from 'zod';
import type { Photograph } from '../../../contract/operate/photographs.ts';
import { masterFile, photographUrl } from '../../../contract/photographs.ts';
import type { Crop } from '../../../domain/fleet/photo-crop.ts';
import { notFound, Refusal } from '../../errors.ts';
import type { Storage } from '../../providers/storage/port.ts';
import { makePhotograph, type PhotographRefusal } from './make-photograph.ts';

const refusals: Readonly<Record<PhotographRefusal, Refusal>> = {
  photo_unreadable: new Refusal(
    'photo_unreadable',
    'This is no photograph that can be read: send JPEG, PNG, WebP or AVIF.',
  ),
  photo_too_small: new Refusal(
    'photo_too_small',
    'This photograph is too small to be shown: 480 pixels wide at least.',
  ),
};

/** Stores a photograph as it will be served; no car has it yet. */
export async function storePhotograph(
  storage: Storage,
  bytes: Uint8Array,
  crop?: Crop,
): Promise<z.input<typeof Photograph>> {
  const made = await makePhotograph(bytes, crop);
  if (typeof made === 'string') throw refusals[made];
  for (const file of made.files) await storage.put(file.name, file.bytes, file.type);
  return { name: made.name, url: photographUrl(made.name) };
}

/** What was sent, upright, for whoever chooses a part of it. */
export async function wholePhotograph(storage: Storage, name: string): Promise<Response> {
  const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=3600' };
  return new Response(await masterOf(storage, name), { headers });
}

async function masterOf(storage: Storage, name: string) {
  const master = await storage.get(masterFile(name));
  if (!master) throw notFound('This photograph');
  return master;
}

/** Another part of what was sent. */
export async function cropPhotograph(
  storage: Storage,
  name: string,
  crop: Crop,
): Promise<z.input<typeof Photograph>> {
  return storePhotograph(storage, await masterOf(storage, name), crop);
}
