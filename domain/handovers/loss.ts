import type { EmptiedPhone } from './event.ts';
import type { Handover } from './handover.ts';
import { hasEvidence } from './judge-seal.ts';

/** How much of what one phone did at one handover the server has. */
interface StoredOfPhone {
  readonly phoneId: string;
  readonly handover: Handover;
  readonly acts: number;
  /** Photographs and signatures that its acts name and that have not arrived. */
  readonly missingFiles: number;
  readonly isSealed: boolean;
}

/** What a browser deleted before the server had it, and who says so. */
export interface Loss {
  readonly phoneId: string;
  readonly emptied: EmptiedPhone;
  readonly stored: number;
  readonly missingFiles: number;
}

/** What is gone of one end of a booking, until it is begun anew or somebody has sealed it. */
export function lossesAt(phones: readonly StoredOfPhone[]): Loss[] {
  if (phones.some(({ isSealed }) => isSealed)) return [];
  return phones.flatMap(({ phoneId, handover }): Loss[] => {
    const { emptied } = handover;
    if (!emptied || hasEvidence(handover)) return [];
    const before = phones.find((one) => one.phoneId === emptied.phoneId);
    const { acts: stored, missingFiles } = before ?? { acts: 0, missingFiles: 0 };
    const isWhole = stored >= emptied.acts && missingFiles === 0;
    return isWhole ? [] : [{ phoneId, emptied, stored, missingFiles }];
  });
}

/** What a phone was called before, each time its browser had emptied it, as far as that was told. */
export function earlierIds(
  phoneId: string,
  phones: readonly Pick<StoredOfPhone, 'phoneId' | 'handover'>[],
): string[] {
  const phone = phones.find((one) => one.phoneId === phoneId);
  const before = phone?.handover.emptied?.phoneId;
  return before ? [before, ...earlierIds(before, phones)] : [];
}
