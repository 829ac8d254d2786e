import { createHash } from 'node:crypto';
import type { Sha256 } from '../../../domain/handovers/event.ts';

export const sha256 = (content: string | Uint8Array): Sha256 =>
  createHash('sha256').update(content).digest('hex');

/** As the rules want it: a browser computes one only with a promise. */
export const digestOfText = async (text: string): Promise<Sha256> => sha256(text);
