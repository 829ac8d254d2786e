import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PublicConfig } from '../../../contract/configuration.ts';
import { runCommand } from '../../operator/run-command.ts';
import type { StaffMember } from '../../testing/operate-as.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: StaffMember;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.operate('owner@handover.example');
});
afterAll(() => app.close());

const search = async () => {
  const { settings } = await owner.api.listSettings();
  return settings.find(({ key }) => key === 'search_config') ?? expect.fail('no such setting');
};
const change = (version: number, value: Record<string, unknown>) =>
  owner.api.changeSetting({ params: { key: 'search_config' }, body: { version, value } });

describe('a setting that is changed in the console', () => {
  it('reaches running nodes, keeps the other fields, and says who changed what', {
    tags: ['embedded'],
  }, async () => {
    const before = await search();
    const after = await change(before.version, { noticeHours: 6 });
    expect(after).toMatchObject({
      version: before.version + 1,
      value: { ...before.value, noticeHours: 6 },
      changes: [{ by: 'Sample Owner', before: { noticeHours: 2 }, after: { noticeHours: 6 } }],
    });
    expect(await search()).toEqual(after);
    const asked = async () => PublicConfig.parse(await (await app.request('/api/config')).json());
    await vi.waitFor(async () => expect((await asked()).booking.noticeHours).toBe(6), 20_000);
  });

  it('has the commands of the server in its history too', async () => {
    await runCommand(app.deps, ['settings', 'set', 'search_config', 'noticeHours=4']);
    expect((await search()).changes[0]).toMatchObject({ by: null, after: { noticeHours: 4 } });
  });

  it('is not changed over somebody else’s change, whose fields are named', async () => {
    const { version } = await search();
    await change(version, { maximumDurationDays: 30 });
    await change(version + 1, { noticeHours: 5 });
    const refused = await refusalOf(change(version, { noticeHours: 7 }));
    expect(refused).toMatchObject({ code: 'changed_meanwhile', status: 409 });
    expect(refused.answer.changed).toEqual({
      version: version + 2,
      maximumDurationDays: 30,
      noticeHours: 5,
    });
  });

  it.each([
    [{ noticeHours: 169 }, 'search_config.noticeHours'],
    [{ maximumDurationDays: 0 }, 'search_config.maximumDurationDays'],
    [{ colour: 'red' }, 'search_config'],
  ])('cannot be %j, and says which field', async (value, field) => {
    const { version } = await search();
    const refused = await refusalOf(change(version, value));
    expect(refused).toMatchObject({ code: 'invalid_input', status: 422 });
    expect(refused.answer.details).toMatchObject([{ field }]);
    expect((await search()).version).toBe(version);
  });
});
