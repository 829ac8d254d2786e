import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { breakpointsPx } from '../domain/policy-constants.ts';

test('styles and scripts change the layout at the same widths: 692, 770 and 928 px [A-POLICY-012 R-CAR-002 R-SHELL-020]', async () => {
  const tokens = await readFile(new URL('tokens.css', import.meta.url), 'utf8');
  const widths = [...tokens.matchAll(/--breakpoint-(\w+): (\d+)px/g)];
  expect(widths.map(([, name, px]) => [name, Number(px)])).toEqual([
    ['tablet', breakpointsPx.tabletModal],
    ['photo', breakpointsPx.mobilePhoto],
    ['wide', breakpointsPx.wide],
  ]);
  expect([...widths].map(([, , px]) => px)).toEqual(['692', '770', '928']);
});
