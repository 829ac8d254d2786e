/**
 * What we ask of whoever carries our texts. Every adapter passes `texts-contract.ts`.
 *
 * A provider that cannot be reached, is overloaded or answers nonsense throws TextsUnavailable; the same call is made
 * again later.
 */
export interface TextProvider {
  readonly name: 'simulator' | 'twilio';
  /** The number that texts come from, and that replies go to: +351… */
  readonly number: string;

  /** Resolves with the provider's name for it once it has been taken over; throws TextRefused when it never will be. */
  send(message: TextMessage): Promise<{ readonly ref: string }>;
  /** A text that it has taken since then, where the answer to `send` was lost; null: none. */
  find(
    message: Pick<TextMessage, 'to' | 'body'>,
    since: Temporal.Instant,
  ): Promise<FoundText | null>;
  /** Null: the provider knows no such text. */
  read(ref: string): Promise<CarriedText | null>;
  /** Asks for something harmless that needs the key. */
  checkKey(): Promise<void>;

  /** Checks the signature; throws ForgedTextWebhook. */
  readWebhook(body: string, headers: Headers): TextEvent;
}

export interface TextMessage {
  /** As +351912345678. */
  readonly to: string;
  readonly body: string;
  /** So long the network may try; after that nobody wants it any more. */
  readonly validSeconds: number;
}

/** A text as the provider has it, in either direction. */
export interface CarriedText {
  readonly direction: 'in' | 'out';
  readonly from: string;
  readonly to: string;
  readonly body: string;
  readonly at: Temporal.Instant;
  readonly outcome: 'under-way' | 'delivered' | TextRefusal;
}

export interface FoundText extends Pick<CarriedText, 'outcome'> {
  readonly ref: string;
}

/** An event names the text that it is about; whoever acts on it reads the truth from the provider. */
export interface TextEvent {
  readonly id: string;
  /** `text-stop` and `text-start`: the provider has heard the word, whatever it is in the sender's language. */
  readonly subject: 'text' | 'text-stop' | 'text-start' | 'other';
  readonly ref: string;
}

/** Why a text never arrives. */
export interface TextRefusal {
  /** `stopped`: its recipient wants none. */
  readonly why: 'stopped' | 'unreachable' | 'refused';
  /** The provider's own number for it. */
  readonly code: number | null;
}

/** Refused for good: trying again would change nothing. Says nothing about the recipient. */
export class TextRefused extends Error {
  override readonly name = 'TextRefused';
  readonly refusal: TextRefusal;

  constructor(refusal: TextRefusal) {
    super(`The text was refused: ${refusal.why}${refusal.code ? ` (${refusal.code})` : ''}.`);
    this.refusal = refusal;
  }
}

export class TextsUnavailable extends Error {
  override readonly name = 'TextsUnavailable';
}

export class ForgedTextWebhook extends Error {
  override readonly name = 'ForgedTextWebhook';
}
