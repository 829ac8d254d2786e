import { useState } from 'react';
import { ApiError } from '../../../contract/client.ts';
import type { SealedFile } from '../../../contract/handovers.ts';
import { browserApi } from '../../api/browser-client.ts';
import { readFile } from './read-file.ts';

export type CheckResult =
  | { readonly kind: 'answered'; readonly said: SealedFile; readonly digest: string }
  | { readonly kind: 'tooBig' | 'notPicture' | 'failed' | 'tooMany' };

export interface Check {
  readonly id: string;
  readonly name: string;
  /** To be shown beside what was found; empty where it is no picture. */
  readonly picture: string;
  /** Which seal was asked about; null: any. */
  readonly code: string | null;
  readonly result: CheckResult;
}

/** What was checked since the page was opened, the newest first. */
export function useChecks(code: string | null) {
  const [checks, setChecks] = useState<readonly Check[]>([]);
  const [reading, setReading] = useState<string | null>(null);

  const check = async (files: readonly File[]) => {
    for (const file of files) {
      setReading(file.name);
      const result = await resultOf(file, code);
      const isShown = result.kind === 'answered';
      const picture = isShown ? URL.createObjectURL(file) : '';
      const done = { id: crypto.randomUUID(), name: file.name, picture, code, result };
      setChecks((before) => [done, ...before]);
    }
    setReading(null);
  };
  return { checks, reading, check };
}

async function resultOf(file: File, code: string | null): Promise<CheckResult> {
  try {
    const read = await readFile(file);
    if (!read.ok) return { kind: read.reason };
    const { digest } = read;
    const query = code === null ? {} : { code };
    const said = await browserApi().checkSealedFile({ params: { digest }, query });
    return { kind: 'answered', said, digest };
  } catch (error) {
    const isTooMany = error instanceof ApiError && error.code === 'too_many_requests';
    return { kind: isTooMany ? 'tooMany' : 'failed' };
  }
}
