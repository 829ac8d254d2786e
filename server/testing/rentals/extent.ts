/** `npm run faults` runs the proofs at their full size; `npm test` at one that takes seconds. */
export const isFull = process.env['FAULTS'] === 'full';

/** The same seed tries the same trips; which client comes first is still for the machine to decide. */
export const seed = Number(process.env['SEED'] ?? 20270305);

/** Figures of a full run, for the record. */
export function note(line: string): void {
  if (isFull) process.stdout.write(`${line}\n`);
}
