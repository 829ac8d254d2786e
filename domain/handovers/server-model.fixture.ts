import { judgeDelivery } from './delivery.ts';
import type { HandoverEvent } from './event.ts';
import { type Handover, handoverFrom } from './handover.ts';
import { type Attempt, hasEvidence, judgeSeal, needOf } from './judge-seal.ts';
import { earlierIds, type Loss, lossesAt } from './loss.ts';
import type { Standing, WaitingEvent } from './outbox.ts';
import { sealedText } from './seal.ts';

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

export const BOOKED_CAR = 'car';

export const readEvent = (phoneId: string, event: WaitingEvent): HandoverEvent => ({
  ...event,
  phoneId,
  at: Temporal.Instant.from(event.at),
});

/** What is sealed, in full instead of its hash: the same handover gives the same one, and no other does. */
export const digestOf = (handover: Handover): string =>
  sealedText({ bookingId: 'booking', kind: 'deliver' }, handover);

/** The server in short: events and seals by its own rules (`judgeDelivery`, `judgeSeal`), pieces by their offset. */
export class ServerModel {
  /** Requests that a network still carries, whatever became of their phone. */
  readonly underWay: (() => void)[] = [];
  /** Phones whose driver has the job no more. */
  readonly givenAway = new Set<string>();
  car = BOOKED_CAR;
  isCancelled = false;
  private readonly events = new Map<string, readonly HandoverEvent[]>();
  private readonly handovers = new Map<string, Pick<Attempt, 'handover' | 'digest'>>();
  private readonly files = new Map<string, StoredFile>();
  private sealedBy: string | null = null;

  take(phoneId: string, sent: readonly WaitingEvent[]): Standing | Refused {
    const before = this.events.get(phoneId) ?? [];
    const delivery = judgeDelivery(
      before,
      sent.map((event) => readEvent(phoneId, event)),
    );
    if (!delivery.ok) return { code: delivery.code };
    if (delivery.fresh.length > 0) {
      const fresh = delivery.fresh.toSorted((one, other) => one.number - other.number);
      this.store(phoneId, [...before, ...fresh]);
    }
    this.sealWhenWhole();
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
    this.sealWhenWhole();
    return { ...file };
  }

  /** Restored from a copy that is a little older: the last event and everything that hangs on it is gone. */
  loseLast(): void {
    for (const [phoneId, stored] of this.events) {
      const lost = stored.at(-1);
      if (!lost || this.sealedBy === phoneId) continue;
      this.store(phoneId, stored.slice(0, -1));
      for (const digest of digestsOf([lost])) this.files.delete(digest);
    }
  }

  idsOf = (phoneId: string): string[] => (this.events.get(phoneId) ?? []).map(({ id }) => id);

  /** Who else has left something that could be a proof; what this phone was called before does not count. */
  otherThan(phoneId: string): string | undefined {
    const phones = [...this.handovers].map(([id, { handover }]) => ({ phoneId: id, handover }));
    const own = [phoneId, ...earlierIds(phoneId, phones)];
    return phones.find((one) => !own.includes(one.phoneId) && hasEvidence(one.handover))?.phoneId;
  }

  isSealedByOtherThan = (phoneId: string): boolean =>
    this.sealedBy !== null && this.sealedBy !== phoneId;

  /** Sealed by somebody, or begun anew by this phone. */
  isSettled(phoneId: string): boolean {
    const known = this.handovers.get(phoneId);
    return this.sealedBy !== null || (known !== undefined && hasEvidence(known.handover));
  }

  losses = (): Loss[] =>
    lossesAt(
      [...this.handovers].map(([phoneId, { handover }]) => ({
        phoneId,
        handover,
        acts: this.idsOf(phoneId).length,
        missingFiles: this.missingOf(phoneId).length,
        isSealed: this.sealedBy === phoneId,
      })),
    );

  missingOf(phoneId: string): string[] {
    const digests = digestsOf(this.events.get(phoneId) ?? []);
    return digests.filter((digest) => !this.files.get(digest)?.isWhole);
  }

  private store(phoneId: string, events: readonly HandoverEvent[]): void {
    this.events.set(phoneId, events);
    const handover = handoverFrom(events);
    this.handovers.set(phoneId, { handover, digest: handover.sealed ? digestOf(handover) : '' });
    for (const digest of digestsOf(events)) {
      if (!this.files.has(digest)) {
        this.files.set(digest, { received: 0, isWhole: false, isGarbled: false });
      }
    }
  }

  private attemptOf(phoneId: string): Attempt | null {
    const known = this.handovers.get(phoneId);
    if (!known) return null;
    const { carId } = known.handover;
    return {
      ...known,
      hasAllFiles: this.missingOf(phoneId).length === 0,
      isTheirs: !this.givenAway.has(phoneId),
      isBookedCar: carId === null || carId === this.car,
      isCancelled: this.isCancelled,
      isSealed: this.sealedBy === phoneId,
      isSealedByOther: this.isSealedByOtherThan(phoneId),
      isEmptied: [...this.handovers.values()].some(
        ({ handover: { emptied } }) => emptied?.phoneId === phoneId,
      ),
      decision: null,
    };
  }

  private sealWhenWhole(): void {
    for (const phoneId of this.events.keys()) {
      const attempt = this.attemptOf(phoneId);
      if (attempt && judgeSeal(attempt) === 'seal') this.sealedBy = phoneId;
    }
  }

  private standingOf(phoneId: string): Standing {
    const own = this.attemptOf(phoneId);
    const digest = own?.handover.sealed?.digest;
    const other = this.otherThan(phoneId);
    return {
      taken: this.events.get(phoneId)?.length ?? 0,
      wanted: this.missingOf(phoneId),
      seal: digest && this.sealedBy === phoneId ? { code: 'code', digest } : null,
      conflict: other ? { by: other, at: '2026-11-20T10:00:00Z' } : null,
      need: own && needOf(own),
    };
  }
}

const digestsOf = (events: readonly HandoverEvent[]): string[] =>
  events.flatMap(({ act }) =>
    act.kind === 'photograph-taken' || act.kind === 'signed' ? [act.digest] : [],
  );
