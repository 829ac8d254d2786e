import type { Random } from '../../sample-data/random.ts';
import { hostileText, hostileValue, RawJson } from './values.ts';

/** The value with one place of it spoilt; a nearly right request comes furthest. */
export function mutate(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) return mutateList(value, random);
  if (typeof value === 'object' && value !== null) return mutateObject(value, random);
  // A text stays a text half of the time: it passes where only types are looked at.
  return typeof value === 'string' && random.chance(0.5)
    ? textNear(value, random)
    : hostileValue(random);
}

function mutateList(list: readonly unknown[], random: Random): unknown {
  if (list.length === 0 || random.chance(0.3)) {
    return random.pick<() => unknown>([
      () => hostileValue(random),
      () => [...list, hostileValue(random)],
      () => Array.from({ length: random.pick([20, 51, 1_000]) }, () => list[0] ?? 'x'),
    ])();
  }
  const at = random.integer(0, list.length - 1);
  return list.map((one, index) => (index === at ? mutate(one, random) : one));
}

function mutateObject(value: object, random: Random): unknown {
  const entries = Object.entries(value);
  const [name, one] = entries.length > 0 ? random.pick(entries) : ['x', null];
  const others = entries.filter(([key]) => key !== name);
  switch (random.integer(0, 9)) {
    case 0:
      return Object.fromEntries(others);
    case 1:
      return {
        ...value,
        [random.pick(['extra', 'userId', 'admin', 'id', '', hostileText(random)])]:
          hostileValue(random),
      };
    case 2:
      return new RawJson(
        `{${[...entries, [name, mutate(one, random)] as const]
          .map(([key, each]) => `${JSON.stringify(key)}:${toJson(each)}`)
          .join()}}`,
      );
    case 3:
      return { ...value, [name]: [one] };
    default:
      return { ...value, [name]: mutate(one, random) };
  }
}

function textNear(text: string, random: Random): string {
  const at = random.integer(0, text.length);
  return random.pick([
    text.slice(0, at) + hostileText(random) + text.slice(at),
    text.slice(0, at) + text.slice(at + 1),
    text.toUpperCase(),
    ` ${text}\t`,
    `${text}\u0000`,
    text.replace(/\d/, (digit) => String((Number(digit) + 5) % 10)),
  ]);
}

export function toJson(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(toJson).join()}]`;
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(
      ([key, one]) => `${JSON.stringify(key)}:${toJson(one)}`,
    );
    return `{${parts.join()}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
