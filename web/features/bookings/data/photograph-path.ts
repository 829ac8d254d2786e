import { handoverOperations } from '../../../../contract/handover-operations.ts';

/** A sealed photograph, byte by byte as it was taken. */
export const photographPath = (bookingId: string, digest: string) =>
  handoverOperations.getSealedPhotograph.path
    .replace('{id}', bookingId)
    .replace('{digest}', digest);
