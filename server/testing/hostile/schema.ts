import type { Random } from '../../sample-data/random.ts';

/** As much of JSON Schema as the API's own document uses. */
export interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** Real things by the name of the field that takes them, so that a request gets past the first gate. */
export type Hints = Readonly<Record<string, readonly unknown[]>>;

/** A value that the schema takes, most of the time. */
export function sampleOf(schema: Schema, random: Random, hints: Hints, name = ''): unknown {
  const known = hints[`${name} as ${schema.format}`] ?? hints[name];
  if (known && known.length > 0 && random.chance(0.95)) return random.pick(known);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return sampleOf(random.pick(choices), random, hints, name);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, random, hints);
    case 'array':
      return Array.from({ length: random.integer(0, 3) }, () =>
        sampleOf(schema.items ?? {}, random, hints, name),
      );
    case 'integer':
      return random.integer(
        Math.max(schema.minimum ?? 0, -1000),
        Math.min(schema.maximum ?? 1000, 1000),
      );
    case 'number':
      return (
        (schema.minimum ?? 0) + random.fraction() * ((schema.maximum ?? 1) - (schema.minimum ?? 0))
      );
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return textOf(schema, random);
  }
}

function objectOf(schema: Schema, random: Random, hints: Hints): Record<string, unknown> {
  const required = new Set(schema.required);
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([name]) => required.has(name) || random.chance(0.5))
      .map(([name, one]) => [name, sampleOf(one, random, hints, name)]),
  );
}

function textOf({ format, minLength = 1, maxLength = 40 }: Schema, random: Random): string {
  if (format === 'uuid') return random.uuid();
  if (format === 'date') return `2027-0${random.integer(1, 9)}-1${random.integer(0, 9)}`;
  if (format === 'date-time')
    return `2027-0${random.integer(1, 9)}-1${random.integer(0, 9)}T10:00:00Z`;
  const length = random.pick([minLength, Math.min(minLength + 7, maxLength), maxLength]);
  return 'Sample text of some length '.repeat(Math.ceil(length / 27)).slice(0, length);
}
