import { judgeDelivery } from './delivery.ts';
import type { Standing, WaitingEvent } from './outbox.ts';

interface StoredFile {
  received: number;
  isWhole: boolean;
  isGarbled: boolean;
}

interface Piece {
  readonly offset: number;
  readonly length: number;
  readonly size: number;
  readonly isGarbled: boolean;
}

type Refused = { readonly code: string };

/** The server in short: events by its own rule (`judgeDelivery`), pieces by their offset. */
export class ServerModel {
  /** Requests that a network still carries, whatever became of their phone. */
  readonly underWay: (() => void)[] = [];
  private readonly events = new Map<string, WaitingEvent[]>();
  private readonly files = new Map<string, StoredFile>();
  private sealedBy: string | null = null;

  take(phoneId: string, sent: readonly WaitingEvent[]): Standing | Refused {
    const read = (event: WaitingEvent) => ({
      ...event,
      phoneId,
      at: Temporal.Instant.from(event.at),
    });
    const before = this.events.get(phoneId) ?? [];
    const delivery = judgeDelivery(before.map(read), sent.map(read));
    if (!delivery.ok) return { code: delivery.code };
    const fresh = new Set(delivery.fresh.map(({ number }) => number));
    const taken = sent.filter(({ number }) => fresh.delete(number));
    const stored = [...before, ...taken.toSorted((one, other) => one.number - other.number)];
    this.events.set(phoneId, stored);
    for (const digest of digestsOf(stored)) {
      if (!this.files.has(digest)) {
        this.files.set(digest, { received: 0, isWhole: false, isGarbled: false });
      }
    }
    return this.standingOf(phoneId);
  }

  uploadOf(digest: string): StoredFile | Refused {
    const file = this.files.get(digest);
    return file ? { ...file } : { code: 'not_found' };
  }

  takePiece(digest: string, { offset, length, size, isGarbled }: Piece): StoredFile | Refused {
    const file = this.files.get(digest);
    if (!file) return { code: 'not_found' };
    if (file.isWhole || offset !== file.received) return { code: 'piece_out_of_place' };
    file.received += length;
    file.isGarbled ||= isGarbled;
    if (file.received < size) return { ...file };
    if (file.isGarbled) {
      Object.assign(file, { received: 0, isGarbled: false });
      return { code: 'digest_differs' };
    }
    file.isWhole = true;
    return { ...file };
  }

  /** Restored from a copy that is a little older: the last event and everything that hangs on it is gone. */
  loseLast(): void {
    for (const [phoneId, stored] of this.events) {
      const lost = stored.at(-1);
      if (!lost || this.sealedBy === phoneId) continue;
      stored.pop();
      for (const digest of digestsOf([lost])) this.files.delete(digest);
    }
  }

  idsOf = (phoneId: string): string[] => (this.events.get(phoneId) ?? []).map(({ id }) => id);

  missingOf(phoneId: string): string[] {
    const digests = digestsOf(this.events.get(phoneId) ?? []);
    return digests.filter((digest) => !this.files.get(digest)?.isWhole);
  }

  private standingOf(phoneId: string): Standing {
    const stored = this.events.get(phoneId) ?? [];
    const wanted = this.missingOf(phoneId);
    const own = sealIn(stored);
    // The first whole one is the seal; whoever comes second meets a person.
    if (own !== null && wanted.length === 0) this.sealedBy ??= phoneId;
    const other = [...this.events].find(
      ([id, events]) => id !== phoneId && sealIn(events) !== null,
    );
    return {
      taken: stored.length,
      wanted,
      seal: own !== null && this.sealedBy === phoneId ? { code: 'code', digest: own } : null,
      conflict: other ? { by: other[0], at: '2026-11-20T10:00:00Z' } : null,
      need: other && this.sealedBy !== phoneId ? 'second-phone' : null,
    };
  }
}

const sealIn = (events: readonly WaitingEvent[]): string | null => {
  for (const { act } of events) if (act.kind === 'sealed') return act.digest;
  return null;
};

const digestsOf = (events: readonly WaitingEvent[]): string[] =>
  events.flatMap(({ act }) => (act.kind === 'photograph-taken' ? [act.digest] : []));
