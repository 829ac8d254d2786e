import { isIPv4 } from 'node:net';
import { addressBlock } from './address-block.ts';

/** The neighbourhood and not the house: /24 of IPv4, /48 of IPv6; null for what is no address. */
export function shortenAddress(address: string): string | null {
  const block = addressBlock(address);
  if (isIPv4(block)) return block.replace(/\d+$/, 'x');
  if (!block.endsWith('::/64')) return null;
  return `${block.split(':').slice(0, 3).join(':')}:x`;
}
