import type { PublicConfig } from '../../contract/configuration.ts';
import type { Contact } from './contact.ts';

/** The signed-in renter as far as the shell shows one. */
export interface ShellUser {
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** The e-mail, the licence or the identity is still to be verified. */
  readonly needsVerification: boolean;
  readonly documentsInProgress: boolean;
}

/** Every day, in the time of each of these cities. */
export interface SupportHours {
  readonly opens: string;
  readonly closes: string;
  readonly isAllDay: boolean;
  readonly zones: readonly string[];
}

export interface ShellData {
  readonly config: PublicConfig;
  readonly cityNames: readonly string[];
  readonly contact: Contact;
  readonly supportHours: readonly SupportHours[];
  readonly user: ShellUser | null;
  readonly ribbonClosed: boolean;
}
