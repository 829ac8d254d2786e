import { z } from 'zod';
import { fewestLetters } from '../../domain/fewest-letters.ts';

/** Why something is done, where it must be said. */
export const Because = z.string().trim().min(fewestLetters.reason).max(500);

/** A deed that needs nothing but its reason. */
export const WithReason = z.strictObject({ reason: Because });

/** What colleagues tell each other. */
export const NoteText = z.string().trim().min(1).max(2_000);

export const DeskNote = z.object({
  id: z.int(),
  text: z.string(),
  at: z.iso.datetime(),
  by: z.string().nullable().describe('The name of who wrote it; null: a command on the server'),
});

export type DeskNote = z.infer<typeof DeskNote>;
