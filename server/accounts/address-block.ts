import { isIPv6 } from 'node:net';

/**
 * What one visitor can choose an address from. In IPv6 that is a whole /64: a limit per single
 * address would be none.
 */
export function addressBlock(address: string): string {
  const bare = address.replace(/^\[|\]$|%.*$/g, '');
  if (!isIPv6(bare)) return bare;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = bare.split('::');
  const front = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - front.length - partsOf(tail);
  const groups = [...front, ...Array<string>(missing).fill('0'), ...(tail?.split(':') ?? [])];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/64`;
}

/** A dotted end stands for two groups. */
function partsOf(tail: string): number {
  if (tail === '') return 0;
  return tail.split(':').length + (tail.includes('.') ? 1 : 0);
}
