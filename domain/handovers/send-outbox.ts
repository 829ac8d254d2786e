import type { Sha256 } from './event.ts';
import { isClosed, type Outbox, type Standing, sealedDigest, type WaitingEvent } from './outbox.ts';

const MOST_EVENTS = 100;
const MOST_FAILURES = 3;

/** One request: acts, a look at how far a file is, or its next piece. */
export type Sending =
  | { readonly kind: 'events'; readonly events: readonly WaitingEvent[] }
  | { readonly kind: 'upload'; readonly digest: Sha256 }
  | {
      readonly kind: 'piece';
      readonly digest: Sha256;
      readonly offset: number;
      readonly size: number;
    };

/** The oldest thing first: acts in their order, then the files they speak of. Null when nothing is left to send. */
export function nextSending(outbox: Outbox): Sending | null {
  const { events, files, taken, wanted, problem } = outbox;
  if (problem) return null;
  const untaken = events.filter(({ number }) => number > taken).slice(0, MOST_EVENTS);
  if (untaken.length > 0) return { kind: 'events', events: untaken };
  const last = events.at(-1);
  if (!last) return null;
  // The last act once more: the answer says what is wanted, and the seal.
  if (wanted === null) return { kind: 'events', events: [last] };
  const file = files.find(({ digest, isWhole }) => !isWhole && wanted.includes(digest));
  if (!file) return null;
  const { digest, received, bytes } = file;
  return received === null
    ? { kind: 'upload', digest }
    : { kind: 'piece', digest, offset: received, size: bytes };
}

/** At the start of every round: what the server has not sealed may have changed there, or been restored from a copy. */
export const askAnew = (outbox: Outbox): Outbox =>
  isClosed(outbox) ? outbox : { ...outbox, wanted: null };

/** Somebody asks for another attempt after what only a person could put right. */
export const tryAgain = (outbox: Outbox): Outbox => ({
  ...outbox,
  wanted: null,
  files: outbox.files.map((file) => ({ ...file, failures: 0 })),
  problem: null,
});

export function standingAnswered(outbox: Outbox, standing: Standing): Outbox {
  const { seal, conflict, need, wanted } = standing;
  // Below what we believed when the server was restored from a copy; never above what was done here.
  const taken = Math.min(standing.taken, outbox.events.length);
  const own = sealedDigest(outbox);
  const isOther =
    seal !== null && conflict === null && need === null && own !== null && seal.digest !== own;
  return {
    ...outbox,
    taken,
    wanted,
    files: outbox.files.map((file) => {
      const isWhole = isNamed(outbox, file.digest, taken) && !wanted.includes(file.digest);
      // Whole there once and wanted again: only the server knows how much it has.
      const isGone = file.isWhole && !isWhole;
      return { ...file, isWhole, received: isGone ? null : file.received };
    }),
    seal: outbox.seal ?? (seal?.digest === own ? seal : null),
    conflict,
    need,
    problem: isOther ? 'seal_differs' : null,
  };
}

const isNamed = ({ events }: Outbox, digest: Sha256, taken: number) =>
  events.some(({ number, act }) => number <= taken && 'digest' in act && act.digest === digest);

interface Upload {
  readonly received: number;
  readonly isWhole: boolean;
}

export function uploadAnswered(outbox: Outbox, digest: Sha256, upload: Upload): Outbox {
  // An answer that comes late takes nothing back: that a whole file is wanted again, a standing says.
  const files = outbox.files.map((file) =>
    file.digest === digest && !file.isWhole ? { ...file, ...upload } : file,
  );
  if (!upload.isWhole) return { ...outbox, files };
  const wanted = outbox.wanted?.filter((one) => one !== digest) ?? null;
  // With its last file the server can seal: ask it.
  const isLast = wanted?.length === 0 && sealedDigest(outbox) !== null && outbox.seal === null;
  return { ...outbox, files, wanted: isLast ? null : wanted };
}

/** What a refusal means for what was sent. Anything else, such as no network, changes nothing. */
export function sendingRefused(outbox: Outbox, sending: Sending, code: string): Outbox {
  return sending.kind === 'events'
    ? eventsRefused(outbox, code)
    : fileRefused(outbox, sending.digest, code);
}

function eventsRefused(outbox: Outbox, code: string): Outbox {
  switch (code) {
    case 'event_out_of_order':
      // The server has less than it said: everything once more, which it takes once.
      return outbox.taken > 0
        ? { ...outbox, taken: 0, wanted: null }
        : { ...outbox, problem: 'event_out_of_order' };
    case 'event_differs':
    case 'not_permitted':
    case 'not_found':
      return { ...outbox, problem: code };
    case 'invalid_input':
      return { ...outbox, problem: 'not_understood' };
    default:
      return outbox;
  }
}

function fileRefused(outbox: Outbox, digest: Sha256, code: string): Outbox {
  const changed = (
    change: (failures: number) => { received: number | null; failures: number },
  ) => ({
    ...outbox,
    files: outbox.files.map((file) =>
      file.digest === digest ? { ...file, ...change(file.failures) } : file,
    ),
  });
  switch (code) {
    case 'piece_out_of_place':
      return changed((failures) => ({ received: null, failures }));
    case 'not_found':
      return { ...changed((failures) => ({ received: 0, failures })), wanted: null };
    case 'file_missing':
      return { ...outbox, problem: 'file_missing' };
    case 'photo_unreadable':
      return { ...outbox, problem: 'file_damaged' };
    case 'digest_differs': {
      const next = changed((failures) => ({ received: 0, failures: failures + 1 }));
      const isHopeless = next.files.some(({ failures }) => failures >= MOST_FAILURES);
      return isHopeless ? { ...next, problem: 'file_damaged' } : next;
    }
    default:
      return outbox;
  }
}
