import { largestCarFileBytes } from '../../../domain/fleet/car-file.ts';

export type ReadCsv =
  | { readonly ok: true; readonly csv: string }
  | { readonly ok: false; readonly problem: 'tooLarge' | 'encoding' };

/** The text of a file, or why it is none that can be sent. */
export async function readCsvFile(file: Blob): Promise<ReadCsv> {
  if (file.size > largestCarFileBytes) return { ok: false, problem: 'tooLarge' };
  try {
    const csv = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return csv.includes('\0') ? { ok: false, problem: 'encoding' } : { ok: true, csv };
  } catch {
    return { ok: false, problem: 'encoding' };
  }
}
