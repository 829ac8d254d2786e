import { createRandom } from '../../sample-data/random.ts';
import { type Caller, generate, type HostileRequest } from './generate.ts';
import { complaintAbout, type HostileAnswer } from './judge.ts';
import type { Operation } from './operations.ts';

export interface Finding {
  readonly complaint: string;
  readonly request: HostileRequest;
  readonly answer: HostileAnswer | null;
}

export interface Harassment {
  readonly findings: readonly Finding[];
  /** How often each operation answered in each class of statuses. */
  readonly tally: ReadonlyMap<string, Map<string, number>>;
}

interface Plan {
  readonly operations: readonly Operation[];
  readonly callers: readonly Caller[];
  readonly send: (request: HostileRequest) => Promise<HostileAnswer>;
  readonly requests: number;
  readonly seed: number;
  readonly atOnce: number;
}

/** Sends as many requests as asked for and notes every answer that no request deserves. */
export async function harass(plan: Plan): Promise<Harassment> {
  const random = createRandom(plan.seed);
  const findings: Finding[] = [];
  const tally = new Map<string, Map<string, number>>();
  let left = plan.requests;
  const lane = async () => {
    for (; left > 0; ) {
      left -= 1;
      const request = generate(plan.operations, plan.callers, random);
      let answer: HostileAnswer | null = null;
      let complaint: string | null;
      try {
        answer = await plan.send(request);
        complaint = complaintAbout(answer, request);
      } catch (error) {
        complaint = `does not answer: ${(error as Error).message}`;
      }
      if (complaint) findings.push({ complaint, request, answer });
      count(tally, request.operation, answer ? `${Math.floor(answer.status / 100)}xx` : 'none');
    }
  };
  await Promise.all(Array.from({ length: plan.atOnce }, lane));
  return { findings, tally };
}

function count(tally: Map<string, Map<string, number>>, operation: string, outcome: string): void {
  const row = tally.get(operation) ?? new Map<string, number>();
  row.set(outcome, (row.get(outcome) ?? 0) + 1);
  tally.set(operation, row);
}

/** The request as a line for a shell. */
export function inShell({ method, target, headers, body }: HostileRequest, url: string): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  const parts = headers.map(
    ([name, value]) => `-H ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`,
  );
  const data = body
    ? [`--data-binary @<(base64 -d <<< ${body.length > 3_000 ? '…' : body.toString('base64')})`]
    : [];
  return [
    'curl --globoff --path-as-is -i -X',
    method,
    ...parts,
    ...data,
    quoted(url + target),
  ].join(' ');
}
