/** What the desk writes to a renter about a booking, each with words of its own or the desk's. */
export const deskMessages = [
  'running-late',
  'where-to-meet',
  'documents-missing',
  'own-words',
] as const;

export type DeskMessageKind = (typeof deskMessages)[number];

/** By how much a driver is late: shorter is not worth a message, longer is a call. */
export const lateMinutes = { least: 5, most: 180 } as const;

/** `running-late` says by how much, `where-to-meet` where, `own-words` everything but the greeting. */
export type DeskMessage =
  | { readonly kind: 'running-late'; readonly minutes: number }
  | { readonly kind: 'where-to-meet'; readonly text: string }
  | { readonly kind: 'documents-missing' }
  | { readonly kind: 'own-words'; readonly subject: string; readonly text: string };
