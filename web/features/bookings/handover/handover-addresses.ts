import { handoverOperations } from '../../../../contract/handover-operations.ts';
import type { SealedHandover } from '../../../../contract/handovers.ts';

/** A sealed photograph, byte by byte as it was taken. */
export const photographPath = (bookingId: string, digest: string) =>
  handoverOperations.getSealedPhotograph.path
    .replace('{id}', bookingId)
    .replace('{digest}', digest);

export const protocolPath = (bookingId: string, kind: SealedHandover['kind']) =>
  handoverOperations.getHandoverProtocol.path.replace('{id}', bookingId).replace('{kind}', kind);

export const verifyPath = (code: string) => `/verify/${code}`;
