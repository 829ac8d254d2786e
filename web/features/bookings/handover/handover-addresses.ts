import { handoverOperations } from '../../../../contract/handover-operations.ts';
import type { SealedHandover } from '../../../../contract/handovers.ts';

export const protocolPath = (bookingId: string, kind: SealedHandover['kind']) =>
  handoverOperations.getHandoverProtocol.path.replace('{id}', bookingId).replace('{kind}', kind);

export const verifyPath = (code: string) => `/verify/${code}`;
