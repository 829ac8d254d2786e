/** What is asked of whoever carries our mail. */
export interface MailProvider {
  /** Resolves when the message has been taken over; throws MailRefused when it never will be. */
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}

export interface MailMessage {
  /** The same for every attempt, so that a message sent twice can be known as one. */
  readonly id: string;
  /** One bare address. */
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** Refused for good: trying again would change nothing. Says nothing about the recipient. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  readonly status: number;

  constructor(status: number) {
    super(`The message was refused with ${status}.`);
    this.status = status;
  }
}
