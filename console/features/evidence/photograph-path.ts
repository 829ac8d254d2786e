import { evidenceOperations } from '../../../contract/operate/evidence-operations.ts';

export const photographPath = (bookingId: string, digest: string) =>
  evidenceOperations.getDeskPhotograph.path.replace('{id}', bookingId).replace('{digest}', digest);
