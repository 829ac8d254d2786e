import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFakeMapbox } from './fake-mapbox.fixture.ts';
import { createFakePhoton } from './fake-photon.fixture.ts';

const token = 'sk.token-of-the-tests';

describe.each([
  ['mapbox', createFakeMapbox(token), `access_token=${token}&country=pt&language=en`],
  ['photon', createFakePhoton(), 'lang=en'],
] as const)('docs/providers/%s.md', (vendor, fake, common) => {
  const box = 'bbox=-9.235,38.685,-9.085,38.8&limit=8';
  const questions = {
    mapbox: [
      `/search/geocode/v6/forward?${common}&q=Avenida+da+Liberdade+185&proximity=-9,38&types=address&${box}`,
      `/search/geocode/v6/forward?${common}&q=Avenida+da&proximity=-9,38&types=street&${box}`,
      `/search/geocode/v6/reverse?${common}&longitude=-9.14&latitude=38.71&types=address,street`,
      `/search/geocode/v6/forward?${common}`,
    ],
    photon: [
      `/api?${common}&q=Avenida+da+Liberdade+185&lat=38.7&lon=-9.1&${box}`,
      `/api?${common}&q=Avenida+da&lat=38.7&lon=-9.1&${box}`,
      `/reverse?${common}&lat=38.71&lon=-9.14&limit=1`,
      '/api',
    ],
  }[vendor];

  it('lists every address and every field that the fake answers', async () => {
    const page = await readFile(
      path.join(import.meta.dirname, `../../../docs/providers/${vendor}.md`),
      'utf8',
    );
    const listed = new Set([...page.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
    for (const { path: address } of fake.routes) expect(listed).toContain(`GET ${address}`);
    const answers = await Promise.all(questions.map(async (at) => (await fake.request(at)).json()));
    const answered = new Set(answers.flatMap((answer) => namesIn(answer)));
    expect([...answered].filter((name) => !listed.has(name))).toEqual([]);
    expect(answered.size).toBeGreaterThan(15);
  });
});

/** `features.properties.name`, for everything in an answer. */
function namesIn(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => namesIn(one, at));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = at ? `${at}.${name}` : name;
    return [here, ...namesIn(inner, here)];
  });
}
