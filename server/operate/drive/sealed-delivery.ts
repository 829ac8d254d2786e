import type { DriverJob } from '../../../contract/operate/drive.ts';
import { driveOperations } from '../../../contract/operate/drive-operations.ts';
import { photographOf } from '../../../domain/handovers/handover.ts';
import { handoverViews } from '../../../domain/handovers/view.ts';
import type { Queries } from '../../db/connect.ts';
import { sealedHandover } from '../../handovers/sealed-handover.ts';

/** What was sealed when the car was brought, for whoever fetches it and compares. */
export async function sealedDelivery(
  db: Queries,
  bookingId: string,
): Promise<DriverJob['delivery']> {
  const sealed = await sealedHandover(db, { bookingId, kind: 'deliver' });
  if (!sealed) return null;
  const { handover } = sealed.phone;
  return {
    readings: handover.readings,
    photographs: handoverViews.flatMap((view) => {
      const taken = photographOf(handover, view);
      return taken ? [{ view, url: addressOf(taken.digest) }] : [];
    }),
  };
}

const addressOf = (digest: string) =>
  driveOperations.getDriverPhotograph.path.replace('{digest}', digest);
