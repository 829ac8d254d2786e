import { expect, test } from 'vitest';
import { isAtLeast, toolsToFetch } from './versions.mjs';

test.each([
  { node: 'v26.10.0', npm: '11.21.1', fetched: [] },
  { node: 'v22.22.0', npm: '12.2.0', fetched: [] },
  { node: 'v22.22.0', npm: '11.0.0', fetched: [] },
  { node: 'v20.20.2', npm: '11.19.1', fetched: ['node'] },
  { node: 'v24.1.0', npm: '10.9.2', fetched: ['npm'] },
  { node: 'v18.20.8', npm: '9.9.4', fetched: ['node', 'npm'] },
  { node: 'v22.21.9', npm: undefined, fetched: ['node', 'npm'] },
])('with Node $node and npm $npm the tools fetched are $fetched', ({ node, npm, fetched }) => {
  expect(toolsToFetch({ node, npm })).toEqual(fetched);
});

test('versions are compared part by part, as numbers', () => {
  expect(isAtLeast('10.0.0', [9, 9, 9])).toBe(true);
  expect(isAtLeast('9.10.0', [9, 9, 9])).toBe(true);
  expect(isAtLeast('9.9.8', [9, 9, 9])).toBe(false);
  expect(isAtLeast('12.0.0-pre.1', [11, 0, 0])).toBe(true);
});
