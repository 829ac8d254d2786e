import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const noProduct = ['**/*.test.*', '**/*.fixture.*', 'server/testing/**'];
/** For developers and operators, as a vendor says it, or no words at all: data and names of fonts. */
const forOthers = [
  'server/{db,doctor,http,operate/http,operator,providers,sample-data}/**',
  'server/{start,start-message,main}.ts',
  'server/mail/email-style.ts',
  'web/**/map-style-labels.ts',
];
/** Here every word is for a renter, not only what looks like a sentence. */
const forRenters = ['server/mail/**/*.ts', 'server/**/*-{file,sentence}.ts'];

const find = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: [...noProduct, ...forOthers] });

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && 'type' in part;

/** What a name, a call or a property is called. */
function nameOf(part: unknown): string {
  if (!isNode(part)) return '';
  return part.type === 'MemberExpression' ? nameOf(part['property']) : String(part['value']);
}

/** Errors, refusals and logs are read by developers; a query is read by the database. */
function isForDevelopers(node: Node): boolean {
  const { type } = node;
  if (type === 'NewExpression') return /(Error|Refusal|Refused)$/.test(nameOf(node['callee']));
  if (type === 'CallExpression') {
    return /^(notFound|priceChanged|info|warn|error|query|where|font)$/.test(
      nameOf(node['callee']),
    );
  }
  if (type === 'KeyValueProperty') return /^(message|reason|help)$/.test(nameOf(node['key']));
  if (type === 'VariableDeclarator') return /^(message|reasons)$/i.test(nameOf(node['id']));
  if (type === 'JSXAttribute') return /^(className|style|d|rel)$/.test(nameOf(node['name']));
  return /^(ImportDeclaration|TsLiteralType|TaggedTemplateExpression)$/.test(type);
}

const isLabel = ({ name, value }: Node) =>
  /^(alt|aria-label|label|placeholder|title)$/.test(nameOf(name)) &&
  isNode(value) &&
  value.type === 'StringLiteral';

/** A single word too, but neither signs nor units. */
const seen = (text: unknown) => (/\p{Ll}/u.test(`${text}`) ? [`Seen: ${text}`] : []);

function textsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(textsIn);
  // What an argument of a call is wrapped in has no type.
  if (typeof part !== 'object' || part === null) return [];
  if (!isNode(part)) return Object.values(part).flatMap(textsIn);
  if (isForDevelopers(part)) return [];
  if (part.type === 'StringLiteral') return [String(part['value'])];
  if (part.type === 'TemplateElement') return [String(part['raw'])];
  if (part.type === 'JSXText') return seen(part['value']);
  if (part.type === 'JSXAttribute' && isLabel(part)) return seen(nameOf(part['value']));
  return Object.values(part).flatMap(textsIn);
}

const isSentence = (text: string) =>
  /^\s*\p{Lu}[\p{Ll}’:]+,? .*\p{L}/u.test(text) || /\p{Ll} \p{Ll}+[.?!…]\s*$/u.test(text);
const isWord = (text: string) =>
  isSentence(text) || /^\s*\p{Lu}\p{Ll}+/u.test(text) || /\p{L}{2,} \p{L}{2,}/u.test(text);

const wordsIn = (source: string, isVisible: (text: string) => boolean, tsx = true) =>
  textsIn(parseSync(source, { syntax: 'typescript', tsx }).body).filter(isVisible);

const wordsOf = (files: string[], isVisible: (text: string) => boolean) =>
  files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return wordsIn(source, isVisible, file.endsWith('.tsx')).map((text) => `${file}: ${text}`);
  });

/** A reader that finds nothing would find nothing wrong. */
test('words are found where they are seen, not where only developers read them', () => {
  const seen = `
    row('Total due'); const text = \`\${amount} goes back to your card.\`;
    const page = <p title="Close">Hello {name}, UTC</p>;`;
  expect(wordsIn(seen, isSentence)).toEqual([
    'Total due',
    ' goes back to your card.',
    'Seen: Close',
    'Seen: Hello ',
  ]);
  expect(wordsIn(`row('Total'); row('includes taxes')`, isWord)).toEqual([
    'Total',
    'includes taxes',
  ]);
  const unseen = `
    log.warn('A mail was refused.'); throw new Refusal('gone', 'The car is gone.');
    const box = <p className="flex items-center" />; type Kind = 'Not a word';`;
  expect(wordsIn(unseen, isSentence)).toEqual([]);
});

test('no visible word stands outside i18n: in the pages', () => {
  expect(wordsOf(find('{web,console}/**/*.{ts,tsx}'), isSentence)).toEqual([]);
});

test('no visible word stands outside i18n: in the server', () => {
  expect(wordsOf(find('server/**/*.ts'), isSentence)).toEqual([]);
  const files = find(...forRenters);
  expect(files.length).toBeGreaterThan(15);
  expect(wordsOf(files, isWord)).toEqual([]);
});
