import { originOfRequest } from '../http/origin-of-request.ts';
import { shortenAddress } from './shorten-address.ts';

/** Longer ones are made up. */
const LONGEST_DEVICE = 300;

/** What a new session remembers of where it was signed in: enough for its owner to recognise it. */
export function whereFrom(): { readonly ipAddress: string; readonly userAgent: string } {
  const origin = originOfRequest();
  return {
    ipAddress: shortenAddress(origin?.address ?? '') ?? '',
    userAgent: origin?.device?.slice(0, LONGEST_DEVICE) ?? '',
  };
}
