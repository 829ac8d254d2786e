/** `npm run faults` runs the proofs at their full size; `npm test` at one that takes seconds. */
export const isFull = process.env['FAULTS'] === 'full';

/** A size by its name: as the environment says, or the full one, or the small one. */
export const sizeOf = (name: string, full: number, small: number): number =>
  Number(process.env[name] ?? (isFull ? full : small));

/** The same seed tries the same trips; which client comes first is still for the machine to decide. */
export const seed = Number(process.env['SEED'] ?? 20270305);

/** Figures of a full run, for the record. */
export function note(line: string): void {
  if (isFull) process.stdout.write(`${line}\n`);
}
