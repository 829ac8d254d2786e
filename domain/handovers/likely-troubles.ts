import { type HandoverKey, type TroubleKind, troubleKinds } from './event.ts';
import type { Handover } from './handover.ts';

interface Where {
  readonly job: Pick<HandoverKey, 'kind'>;
  readonly handover: Pick<Handover, 'arrivedAt'>;
}

/** What a driver can meet where they are now: a car is missed before the door, and keys are for somebody at it. */
export const likelyTroubles = ({ job, handover }: Where): readonly TroubleKind[] => {
  const isDelivery = job.kind === 'deliver';
  const isAtDoor = handover.arrivedAt !== null;
  return troubleKinds.filter((kind) => {
    if (kind === 'car-not-there') return isDelivery && !isAtDoor;
    return kind !== 'may-not-drive' || (isDelivery && isAtDoor);
  });
};
