import { bookingPolicy } from '../policy-constants.ts';
import type { HandoverKey, Sha256 } from './event.ts';
import { timeText } from './event-text.ts';
import type { Handover, TakenPhotograph } from './handover.ts';

/** Both sides hash with what they have: the phone's Web Crypto, the server's own. */
export type Digest = (text: string) => Promise<Sha256>;

const CODE_LENGTH = 12;
const GROUP = 4;

/**
 * Everything a seal stands for as one text, the same on the phone and on the server. Its form never changes: a changed
 * one would make every older seal look broken. A new form gets a new number in its first line.
 */
export function sealedText({ bookingId, kind }: HandoverKey, handover: Handover): string {
  const { carId, identity, marks, readings, signature, photographs } = handover;
  const { setOutAt, arrivedAt } = handover;
  const byName = (one: TakenPhotograph) => `${one.subject} ${one.of ?? ''} ${one.digest}`;
  return [
    'handover-seal 1',
    JSON.stringify([bookingId, kind, carId]),
    JSON.stringify([setOutAt, arrivedAt].map((at) => at && timeText(at))),
    JSON.stringify(identity && [identity.isSamePerson, identity.words]),
    ...photographs
      .toSorted((one, other) => (byName(one) < byName(other) ? -1 : 1))
      .map(({ subject, of, digest, bytes, at }) =>
        JSON.stringify([subject, of, digest, bytes, timeText(at)]),
      ),
    ...marks
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .map(({ id, kind: what, side, across, down, words }) =>
        JSON.stringify([id, what, side, across, down, words]),
      ),
    JSON.stringify(
      readings && [
        readings.odometerKm,
        readings.fuelEighths,
        readings.chargePercent,
        readings.keys,
      ],
    ),
    JSON.stringify(
      signature &&
        ('unsigned' in signature
          ? ['unsigned', signature.unsigned, signature.words, timeText(signature.at)]
          : ['signed', signature.name, signature.digest, timeText(signature.at)]),
    ),
  ].join('\n');
}

export const sealDigest = (key: HandoverKey, handover: Handover, digest: Digest): Promise<Sha256> =>
  digest(sealedText(key, handover));

export interface Linked {
  /** The link before it of the same car; null for the car's first. */
  readonly previous: Sha256 | null;
  readonly seal: Sha256;
  /** Of what the server adds: everything the phone said as it is stored, when it arrived, which car it is of. */
  readonly record: Sha256;
}

/** A car's seals hang together: taking one out, or putting one in between, breaks every link after it. */
export const sealLink = ({ previous, seal, record }: Linked, digest: Digest): Promise<Sha256> =>
  digest(`handover-link 1\n${previous ?? ''}\n${seal}\n${record}`);

/** Short enough to be read out at the car; the digest itself is in the renter's email. */
export function sealCode(seal: Sha256): string {
  const { referenceAlphabet: alphabet } = bookingPolicy;
  const size = BigInt(alphabet.length);
  let rest = BigInt(`0x${seal}`);
  let code = '';
  while (code.length < CODE_LENGTH) {
    code += alphabet[Number(rest % size)];
    rest /= size;
  }
  return [0, GROUP, 2 * GROUP].map((from) => code.slice(from, from + GROUP)).join('-');
}
