import { z } from 'zod';

/** What one check found, in one line; never a secret. */
const Finding = z.object({
  about: z.string(),
  isRight: z.boolean(),
  says: z.string(),
});

export const Findings = z.object({ findings: z.array(Finding) });

export type Findings = z.infer<typeof Findings>;
