import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { securityEventKinds } from '../../domain/security-event.ts';
import { settingNames } from '../../server/environment.ts';

const text = readFileSync(path.join(import.meta.dirname, '../../docs/security.md'), 'utf8');
const items = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

/** How many items each chapter of ASVS 5.0 has at levels 1 and 2. */
const perChapter = {
  ...{ 1: 27, 2: 11, 3: 19, 4: 10, 5: 9, 6: 35, 7: 18, 8: 7, 9: 7, 10: 29, 11: 14, 12: 9 },
  ...{ 13: 13, 14: 9, 15: 13, 16: 16, 17: 7 },
};

test('every item of ASVS level 2 is answered once, with where and by which test', () => {
  const ids = items.map(([id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const counted = Object.groupBy(ids, (id) => String(id).split('.')[0] ?? '');
  const counts = Object.entries(counted).map(([chapter, all]) => [chapter, all?.length]);
  expect(Object.fromEntries(counts)).toEqual(perChapter);
  for (const cells of items) {
    expect(cells, cells[0]).toHaveLength(4);
    for (const cell of cells) expect(cell, cells[0]).not.toBe('');
  }
});

test('every test that the table names is there', () => {
  const named = items.flatMap(([id, , , test = '']) =>
    [...test.matchAll(/`([\w.-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = '']) => ({ id, file })),
  );
  expect(named.length).toBeGreaterThan(items.length / 2);
  const root = path.join(import.meta.dirname, '../..');
  const files = new Set(
    globSync('{domain,contract,i18n,ui,server,web,scripts,proofs}/**/*.{test,spec}.{ts,tsx}', {
      cwd: root,
    }).map((file) => path.basename(file)),
  );
  expect(named.filter(({ file }) => !files.has(file))).toEqual([]);
});

test('every attack that the table names is there', () => {
  const named = new Set(
    items.flatMap(([, , , test = '']) =>
      [...test.matchAll(/`attack -- ([\w-]+)`/g)].map(([, name = '']) => name),
    ),
  );
  const folder = path.join(import.meta.dirname, '../../proofs/attack');
  const source = globSync('**/*.ts', { cwd: folder })
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  expect([...named].filter((name) => !source.includes(name))).toEqual([]);
});

test('what is not met is what the introduction names, and each says why', () => {
  const introduction = /What is not met says so and why: ([\d., ]+)\./.exec(text)?.[1] ?? '';
  const said = introduction.split(', ');
  const open = items.filter(([, , where = '']) => /^(Not met|In part):/.test(where));
  expect(open.map(([id]) => id)).toEqual(said);
});

test('the table of keys names every secret of the settings and of compose.yaml', () => {
  const compose = readFileSync(path.join(import.meta.dirname, '../../compose.yaml'), 'utf8');
  const ofCompose = [...compose.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
  const isSecret = (name: string) =>
    /SECRET|TOKEN|PASSWORD|_KEY$|^(SMTP|DATABASE)_(REPLICA_)?URL$/.test(name) &&
    !name.includes('PUBLISHABLE');
  const keys = /^## Keys.*?(?=^## )/ms.exec(text)?.[0] ?? '';
  const secrets = [...settingNames, ...ofCompose].filter(isSecret);
  expect(secrets).toContain('SMTP_URL');
  // One account of Stripe for each currency: their keys are changed alike.
  const missing = secrets.filter(
    (name) => !keys.includes(`\`${name.replace(/_(EUR|USD)$/, '')}\``),
  );
  expect(missing).toEqual([]);
});

test('every kind of event is written down', () => {
  for (const kind of securityEventKinds) expect(text, kind).toContain(`\`${kind}\``);
});
