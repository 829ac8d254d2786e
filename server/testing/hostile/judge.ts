import { ErrorAnswer } from '../../../contract/errors.ts';
import type { HostileRequest } from './generate.ts';

export interface HostileAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly ms: number;
}

/** A slow machine under full load answers within a second or two. */
const LONGEST_ANSWER_MS = 15_000;

/** Words of our insides; none of them is ever sent by the generator. */
const insides =
  /\n\s+at \S+|node_modules|\.ts:\d+|kysely|ZodError|TypeError|invalid byte sequence|invalid input syntax|violates \w+ constraint|duplicate key|insert into "|select "|relation "|column "|unsupported Unicode/i;

/** What is wrong with an answer to a request that deserved any refusal; null when nothing is. */
export function complaintAbout(
  answer: HostileAnswer,
  { method, target }: Pick<HostileRequest, 'method' | 'target'>,
): string | null {
  if (answer.status >= 500) return `answers ${answer.status}`;
  if (answer.ms > LONGEST_ANSWER_MS) return `takes ${Math.round(answer.ms)} ms`;
  if (insides.test(answer.text)) return 'shows its insides';
  // Pages refuse with a page, and simulated vendors in their vendor's shape.
  if (answer.status < 400 || method === 'HEAD' || !target.startsWith('/api/')) return null;
  return hasErrorShape(answer) ? null : `refuses with ${answer.status} in another shape`;
}

function hasErrorShape({ type, text }: HostileAnswer): boolean {
  if (!type.startsWith('application/json')) return false;
  try {
    return ErrorAnswer.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
