import { expect } from 'vitest';
import type { HandoverAct } from './event.ts';
import { type Handover, handoverFrom } from './handover.ts';
import {
  emptyOutbox,
  isClosed,
  mayDeleteFiles,
  type Outbox,
  recordAct,
  sealedDigest,
} from './outbox.ts';
import {
  askAnew,
  nextSending,
  type Sending,
  sendingRefused,
  standingAnswered,
  tryAgain,
  uploadAnswered,
} from './send-outbox.ts';
import { readEvent, type ServerModel } from './server-model.fixture.ts';

const PIECE = 100;

/** What becomes of a request: which of the two ways it gets lost or late, and whether its bytes arrive as sent. */
export const fates = [
  'arrives',
  'lost',
  'answer-lost',
  'late',
  'answer-late',
  'twice',
  'garbled',
] as const;
export type Fate = (typeof fates)[number];

/** A phone: what is stored survives its death, what is under way does not. */
export class PhoneModel {
  outbox: Outbox = emptyOutbox;
  isFull = false;
  /** What the screen has shown as done. */
  shown: string[] = [];
  /** What it had shown under earlier ids, before its browser deleted everything; `isClosed` where the server had sealed it. */
  readonly past: { readonly id: string; readonly shown: readonly string[]; isClosed: boolean }[] =
    [];
  readonly files = new Set<string>();
  underWay: (() => void)[] = [];
  private last: { readonly events: Outbox['events']; readonly handover: Handover } | null = null;
  id: string;
  readonly server: ServerModel;

  constructor(id: string, server: ServerModel) {
    this.id = id;
    this.server = server;
  }

  /** Act and file are stored together or not at all; only then the screen moves on. */
  record(act: HandoverAct, at: number, file: { digest: string; bytes: number } | null): void {
    if (this.isFull) return;
    const id = `${this.id}-${this.shown.length + 1}`;
    const event = { id, at: new Date(at).toISOString(), act };
    // The key is pressed twice: the second time changes nothing.
    this.outbox = recordAct(recordAct(this.outbox, event, file), event, file);
    if (file) this.files.add(file.digest);
    this.shown.push(id);
  }

  /** The browser wants the room: everything goes but the marker, and the phone begins anew under another id. */
  evict(): void {
    const { id, shown, outbox } = this;
    if (shown.length === 0) return;
    this.past.push({ id, shown, isClosed: isClosed(outbox) });
    this.outbox = emptyOutbox;
    this.isFull = false;
    this.shown = [];
    this.files.clear();
    this.underWay = [];
    this.id = `${id}-anew`;
    if (isClosed(outbox)) return;
    const told = { phoneId: id, acts: shown.length, sealed: sealedDigest(outbox) };
    this.record({ kind: 'phone-emptied', ...told }, 0, null);
  }

  /** What this phone did, as it sees it itself. */
  handover(): Handover {
    const { events } = this.outbox;
    if (this.last?.events !== events) {
      const handover = handoverFrom(events.map((event) => readEvent(this.id, event)));
      this.last = { events, handover };
    }
    return this.last.handover;
  }

  /** A full phone cannot store an answer either: it is as good as lost. */
  store(next: Outbox): void {
    if (this.isFull) return;
    this.outbox = next;
    if (mayDeleteFiles(next)) this.files.clear();
  }

  send(fate: Fate): void {
    const sending = nextSending(this.outbox);
    if (!sending) {
      this.store(askAnew(this.outbox));
      return;
    }
    if (fate === 'lost') return;
    const { id } = this;
    const ask = () => this.ask(id, sending, fate === 'garbled');
    if (fate === 'late') {
      this.server.underWay.push(() => void this.ask(id, sending, false));
      return;
    }
    const answer = ask();
    if (fate === 'answer-lost') return;
    if (fate === 'answer-late') {
      this.underWay.push(() => this.store(answer(this.outbox)));
      return;
    }
    this.store(answer(this.outbox));
    if (fate === 'twice') this.store(ask()(this.outbox));
  }

  private ask(id: string, sending: Sending, isGarbled: boolean): (outbox: Outbox) => Outbox {
    const refused = (code: string) => (outbox: Outbox) => sendingRefused(outbox, sending, code);
    if (sending.kind === 'events') {
      const answer = this.server.take(id, sending.events);
      return 'code' in answer ? refused(answer.code) : (one) => standingAnswered(one, answer);
    }
    const { digest } = sending;
    if (sending.kind === 'piece' && !this.files.has(digest)) return refused('file_missing');
    const answer =
      sending.kind === 'upload'
        ? this.server.uploadOf(digest)
        : this.server.takePiece(digest, {
            offset: sending.offset,
            length: Math.min(PIECE, sending.size - sending.offset),
            size: sending.size,
            isGarbled,
          });
    return 'code' in answer ? refused(answer.code) : (one) => uploadAnswered(one, digest, answer);
  }

  /** With a good network, until nothing is left to send. */
  finish(): void {
    this.isFull = false;
    for (let round = 0; round < 3; round += 1) {
      this.outbox = askAnew(this.outbox.problem ? tryAgain(this.outbox) : this.outbox);
      for (let sent = 0; nextSending(this.outbox); sent += 1) {
        expect(sent).toBeLessThan(2_000);
        this.send('arrives');
      }
    }
  }
}
