import type { HandoverAct, Sha256 } from './event.ts';

/** An act as it is stored on the phone and sent: its time is text. */
export interface WaitingEvent {
  readonly id: string;
  readonly number: number;
  readonly at: string;
  readonly act: HandoverAct;
}

/** A photograph or signature whose event is in the outbox. */
export interface WaitingFile {
  readonly digest: Sha256;
  readonly bytes: number;
  /** As far as the server has it; null when only the server can tell. */
  readonly received: number | null;
  readonly isWhole: boolean;
  /** How often the server found other bytes than were photographed. */
  readonly failures: number;
}

/** What the server answers about a handover. */
export interface Standing {
  readonly taken: number;
  readonly wanted: readonly Sha256[];
  readonly seal: { readonly code: string; readonly digest: Sha256 } | null;
  readonly conflict: { readonly by: string; readonly at: string } | null;
  /** Why there is no seal by itself; the desk decides. */
  readonly need: string | null;
}

/** What only a person can put right; nothing is deleted meanwhile. */
export const outboxProblems = [
  'event_differs',
  'event_out_of_order',
  'not_permitted',
  'not_found',
  'not_understood',
  'file_damaged',
  'file_missing',
  'seal_differs',
] as const;
export type OutboxProblem = (typeof outboxProblems)[number];

/** All that one phone did at one handover, and how much of it the server has. */
export interface Outbox {
  readonly events: readonly WaitingEvent[];
  readonly files: readonly WaitingFile[];
  /** Up to this number the server has stored every event. */
  readonly taken: number;
  /** Files that the server still waits for; null until it has said so. */
  readonly wanted: readonly Sha256[] | null;
  readonly seal: Standing['seal'];
  readonly conflict: Standing['conflict'];
  readonly need: Standing['need'];
  readonly problem: OutboxProblem | null;
}

export const emptyOutbox: Outbox = {
  events: [],
  files: [],
  taken: 0,
  wanted: null,
  seal: null,
  conflict: null,
  need: null,
  problem: null,
};

interface NewFile {
  readonly digest: Sha256;
  readonly bytes: number;
}

/** The same act under the same id is recorded once: a key pressed twice, a screen that asks again. */
export function recordAct(
  outbox: Outbox,
  event: Omit<WaitingEvent, 'number'>,
  file: NewFile | null = null,
): Outbox {
  if (outbox.events.some(({ id }) => id === event.id)) return outbox;
  const isNew = file !== null && outbox.files.every(({ digest }) => digest !== file.digest);
  return {
    ...outbox,
    events: [...outbox.events, { ...event, number: outbox.events.length + 1 }],
    files: isNew
      ? [...outbox.files, { ...file, received: 0, isWhole: false, failures: 0 }]
      : outbox.files,
  };
}

export const sealedDigest = ({ events }: Outbox): Sha256 | null => {
  for (const { act } of events) if (act.kind === 'sealed') return act.digest;
  return null;
};

const hasFileOf = ({ act }: WaitingEvent, { digest }: WaitingFile) =>
  'digest' in act && act.digest === digest;

/** Things, not bytes: an act with its photograph is one. */
export function waitingCount({ events, files, taken }: Outbox): number {
  const missing = files.filter(({ isWhole }) => !isWhole);
  return events.filter(
    (event) => event.number > taken || missing.some((file) => hasFileOf(event, file)),
  ).length;
}

/** How an outbox ends, or why it has not ended yet. */
export type OutboxState = 'nothing' | 'waiting' | 'unsealed' | 'sealed' | 'conflict' | 'problem';

export function outboxState(outbox: Outbox): OutboxState {
  if (outbox.problem) return 'problem';
  if (outbox.conflict || outbox.need) return 'conflict';
  if (outbox.events.length === 0) return 'nothing';
  if (waitingCount(outbox) > 0) return 'waiting';
  if (sealedDigest(outbox) === null) return 'unsealed';
  return outbox.seal ? 'sealed' : 'waiting';
}

/** A job that is no longer the driver's, such as one where nobody came: the server has all there is of it. */
export const mayForget = (outbox: Outbox): boolean =>
  ['sealed', 'unsealed'].includes(outboxState(outbox));

/** The server has answered with the same seal, and nothing was done after it that it could have lost since. */
export const isClosed = ({ seal, events }: Outbox): boolean =>
  seal !== null && events.at(-1)?.act.kind === 'sealed';

/** Until it is closed every photograph stays on the phone. */
export const mayDeleteFiles = (outbox: Outbox): boolean =>
  outboxState(outbox) === 'sealed' && isClosed(outbox);
