import { portraitFile } from '../../../../ui/drawings/file-names.ts';
import type { PortraitName } from '../../../../ui/drawings/portraits/portraits.ts';

/** A role and not a person: the role beside it says all. */
export function Portrait({ of }: { of: PortraitName }) {
  return (
    <img
      src={`/pictures/${portraitFile(of)}`}
      alt=""
      width="160"
      height="160"
      loading="lazy"
      className="w-full"
    />
  );
}
