import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperateClient } from '../../../contract/operate/client.ts';
import type { Grant } from '../../../domain/permissions.ts';
import { runCommand } from '../../operator/run-command.ts';
import { newCar } from '../../testing/fleet-things.ts';
import { openPostOffice } from '../../testing/post-office.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { verifyAudit } from '../audit/verify-audit.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const owner = () => app.operate('owner@handover.example');
const desk = { role: 'desk', cityId: 'lisbon' } as const;
const run = (...words: string[]) => runCommand(app.deps, words);
let people = 0;

async function invited(...grants: Grant[]) {
  people += 1;
  const email = `person-${people}@example.org`;
  const body = { name: `Person ${people}`, email, grants };
  const { id } = await (await owner()).api.inviteStaff({ body });
  return { id, email };
}

/** As if they had followed their link. */
async function joined(...grants: Grant[]) {
  const person = await invited(...grants);
  await app.deps.database.pool.query('UPDATE staff SET joined_at = now() WHERE id = $1', [
    person.id,
  ]);
  return { ...person, ...(await app.operate(person.email)) };
}

describe('staff', () => {
  it('are seen where they work', async () => {
    const everybody = await (await owner()).api.listStaff();
    expect(everybody.items.map(({ email }) => email)).toContain('fleet@handover.example');
    const abroad = await joined({ role: 'manager', cityId: 'new-york' });
    const seen = (await abroad.api.listStaff()).items;
    expect(seen.map(({ email }) => email).toSorted()).toEqual(
      ['driver-two@handover.example', 'owner@handover.example', abroad.email].toSorted(),
    );
    expect(seen.every(({ mayBeChanged }) => !mayBeChanged)).toBe(true);
  });

  it('are given what the giver holds, and nothing else', async () => {
    const manager = await joined({ role: 'manager', cityId: 'lisbon' });
    const invite = (grants: object[]) =>
      manager.api.inviteStaff({
        body: {
          name: 'Some Body',
          email: `by-manager-${grants.length}@example.org`,
          grants: grants as [],
        },
      });
    await expect(invite([{ role: 'owner', cityId: null }])).rejects.toMatchObject({
      code: 'more_than_own',
    });
    await expect(invite([{ role: 'desk', cityId: 'new-york' }])).rejects.toMatchObject({
      code: 'more_than_own',
    });
    await expect(invite([{ role: 'owner', cityId: 'lisbon' }])).rejects.toMatchObject({
      code: 'invalid_input',
    });
    const { id, state } = await invite([desk, { role: 'driver', cityId: 'lisbon' }]);
    expect(state).toBe('invited');
    const changed = await manager.api.changeStaffRoles({
      params: { id },
      body: { grants: [desk], reason: 'drives no more' },
    });
    expect(changed.grants).toEqual([desk]);
  });

  it('cannot raise their own rights', async () => {
    const manager = await joined({ role: 'manager', cityId: 'lisbon' });
    for (const grants of [[{ role: 'owner', cityId: null }], [desk]]) {
      await expect(
        manager.api.changeStaffRoles({
          params: { id: manager.id },
          body: { grants: grants as [] },
        }),
      ).rejects.toMatchObject({ code: 'own_rights' });
    }
    await expect(
      manager.api.removeStaff({ params: { id: manager.id }, body: {} }),
    ).rejects.toMatchObject({ code: 'own_rights' });
  });

  it('lose their rights and sessions the moment they are taken', async () => {
    const manager = await joined({ role: 'manager', cityId: 'lisbon' });
    const { api } = await owner();
    await api.changeStaffRoles({ params: { id: manager.id }, body: { grants: [desk] } });
    await expect(manager.api.listStaff()).rejects.toMatchObject({ code: 'not_permitted' });
    await api.removeStaff({ params: { id: manager.id }, body: { reason: 'left' } });
    await expect(manager.api.getSelf()).rejects.toMatchObject({ code: 'not_signed_in' });
    await expect(api.removeStaff({ params: { id: manager.id }, body: {} })).rejects.toMatchObject({
      code: 'not_found',
    });
    // Whoever comes back is the same person to the log.
    const back = await api.inviteStaff({
      body: { name: 'Back Again', email: manager.email, grants: [desk] },
    });
    expect(back).toMatchObject({ id: manager.id, state: 'invited' });
  });

  it('who lost their second step are let in without it, and logged out until then', async () => {
    const lost = await joined(desk);
    const { pool } = app.deps.database;
    await pool.query(
      `INSERT INTO staff_factors (user_id, kind, name, sealed_secret, created_at)
        VALUES ($1, 'app', 'Phone', 'sealed', now())`,
      [lost.id],
    );
    const manager = await joined({ role: 'manager', cityId: 'lisbon' });
    const clear = (by: { readonly api: OperateClient }, id: string) =>
      by.api.clearStaffFactors({ params: { id }, body: { reason: 'lost phone' } });
    const york = await joined({ role: 'manager', cityId: 'new-york' });
    await expect(clear(york, lost.id)).rejects.toMatchObject({ code: 'more_than_own' });
    await expect(clear(manager, manager.id)).rejects.toMatchObject({ code: 'own_rights' });
    const { id: ownerId } = await owner();
    await expect(clear(manager, ownerId)).rejects.toMatchObject({ code: 'more_than_own' });
    await expect(lost.api.getSelf()).resolves.toMatchObject({ id: lost.id });

    await clear(manager, lost.id);
    await expect(lost.api.getSelf()).rejects.toMatchObject({ code: 'not_signed_in' });
    const { rowCount } = await pool.query('SELECT FROM staff_factors WHERE user_id = $1', [
      lost.id,
    ]);
    expect(rowCount).toBe(0);
    const { items } = await manager.api.listAudit({ query: { subject: `staff ${lost.id}` } });
    expect(items[0]).toMatchObject({
      action: 'staff clear-factors',
      actor: { id: manager.id },
      reason: 'lost phone',
    });
  });

  it('are invited once, however often the button is pressed', { tags: ['embedded'] }, async () => {
    const { api } = await owner();
    const body = { name: 'Pressed Twice', email: 'twice@example.org', grants: [desk] };
    const press = () => api.inviteStaff({ body }, { idempotencyKey: 'pressed-twice' });
    const [one, two] = await Promise.all([press(), press()]);
    expect(one.id).toBe(two.id);
    expect(await openPostOffice(app).mailTo('twice@example.org')).toHaveLength(1);
    await expect(api.inviteStaff({ body })).rejects.toMatchObject({ code: 'email_taken' });
  });

  it('always have an owner, also where two remove each other at once', async () => {
    const one = await joined({ role: 'owner', cityId: null });
    const two = await joined({ role: 'owner', cityId: null });
    await run('staff', 'remove', 'owner@handover.example');
    const outcomes = await Promise.allSettled([
      one.api.removeStaff({ params: { id: two.id }, body: {} }),
      two.api.removeStaff({ params: { id: one.id }, body: {} }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const left = outcomes[0]?.status === 'fulfilled' ? one : two;
    await expect(run('staff', 'remove', left.email)).rejects.toMatchObject({ code: 'last_owner' });
    await expect(run('staff', 'roles', left.email, 'desk@lisbon')).rejects.toMatchObject({
      code: 'last_owner',
    });
    // Back for the other tests, as an operator would.
    await run('staff', 'invite', 'owner@handover.example', 'Sample Owner', 'owner');
    await app.deps.database.pool.query('UPDATE staff SET joined_at = now() WHERE email = $1', [
      'owner@handover.example',
    ]);
  });
});

describe('the audit log', () => {
  it('says who did what to whom, before and after and why, page by page', async () => {
    const { api, id } = await owner();
    const person = await invited(desk);
    const grants = [{ role: 'claims' as const, cityId: 'lisbon' }];
    await api.changeStaffRoles({
      params: { id: person.id },
      body: { grants, reason: 'knows cars' },
    });
    const { items } = await api.listAudit({ query: { subject: `staff ${person.id}` } });
    expect(items).toMatchObject([
      {
        action: 'staff change-roles',
        actor: { id, name: 'Sample Owner' },
        before: { grants: [desk] },
        after: { grants },
        reason: 'knows cars',
      },
      { action: 'staff invite', after: { grants: [desk] } },
    ]);
    const first = await api.listAudit({ query: { action: 'staff', size: 2 } });
    const rest = await api.listAudit({ query: { action: 'staff', before: first.next ?? 0 } });
    expect(first.items).toHaveLength(2);
    expect(rest.items[0]?.number).toBeLessThan(first.items[1]?.number ?? 0);
    const byCommand = await api.listAudit({ query: { actor: 'command line' } });
    expect(byCommand.items[0]?.actor).toEqual({ id: 'command line', name: null });
    expect((await verifyAudit(app.deps.database.kysely)).wrong).toEqual([]);
  });

  it('shows a manager what the people of their city did', async () => {
    const manager = await joined({ role: 'manager', cityId: 'new-york' });
    await manager.api.inviteStaff({
      body: {
        name: 'In York',
        email: 'york@example.org',
        grants: [{ role: 'desk', cityId: 'new-york' }],
      },
    });
    const { items } = await manager.api.listAudit({ query: {} });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ actor }) => actor.id !== 'command line')).toBe(true);
    expect(items[0]?.actor.id).toBe(manager.id);
  });
});

describe('what people of a city did', () => {
  const did = async (reader: { readonly api: OperateClient }, actor: string) =>
    (await reader.api.listAudit({ query: { actor } })).items.map(({ action }) => action);
  const actors = async (reader: { readonly api: OperateClient }) =>
    (await reader.api.listAuditActors()).items;
  const york = { role: 'manager', cityId: 'new-york' } as const;

  it('stays with the city when they are removed', async () => {
    const [reader, leaver] = [await joined(york), await joined(york)];
    const body = { name: 'New Hand', email: 'by-leaver@example.org' };
    await leaver.api.inviteStaff({
      body: { ...body, grants: [{ role: 'desk', cityId: 'new-york' }] },
    });
    await (await owner()).api.removeStaff({ params: { id: leaver.id }, body: {} });
    expect(await did(reader, leaver.id)).toEqual(['staff invite']);
    expect(await actors(reader)).toContainEqual(
      expect.objectContaining({ id: leaver.id, hasLeft: true }),
    );
  });

  it('stays with the city when they go to another one', async () => {
    const mover = await joined({ role: 'manager', cityId: 'lisbon' });
    const [here, there] = [await joined({ role: 'manager', cityId: 'lisbon' }), await joined(york)];
    await mover.api.inviteStaff({
      body: { name: 'New Hand', email: 'by-mover@example.org', grants: [desk] },
    });
    const params = { id: mover.id };
    await (await owner()).api.changeStaffRoles({ params, body: { grants: [york] } });
    expect(await did(here, mover.id)).toEqual(['staff invite']);
    expect(await did(there, mover.id)).toEqual([]);
    expect((await actors(there)).map(({ id }) => id)).not.toContain(mover.id);
  });

  it('is seen by where they work today only where no city was written down', async () => {
    const [reader, writer] = [await joined(york), await joined(york)];
    await app.deps.database.kysely.transaction().execute(async (tx) => {
      const head = await tx.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
      const entry = {
        number: head.number + 1,
        at: new Date('2026-01-01T00:00:00Z'),
        actor: writer.id,
        action: 'staff join',
        subject: `staff ${writer.id}`,
        before: null,
        after: null,
        reason: null,
        previous: head.digest,
      };
      // As it was made before cities were a part of it.
      const digest = createHash('sha256')
        .update(JSON.stringify(Object.values(entry)))
        .digest('hex');
      await tx
        .insertInto('audit_log')
        .values({ ...entry, cities: null, digest })
        .execute();
      await tx.updateTable('audit_head').set({ number: entry.number, digest }).execute();
    });
    expect(await did(reader, writer.id)).toEqual(['staff join']);
    expect((await verifyAudit(app.deps.database.kysely)).wrong).toEqual([]);
  });

  it('is about what it names, as it is called today', async () => {
    const { api, id } = await owner();
    const car = await api.addCar({ body: newCar });
    const person = await invited(desk);
    await api.editCar({ params: { id: car.id }, body: { version: 1, plate: 'AU 10 DT' } });
    const aboutOf = async (subject: string) =>
      (await api.listAudit({ query: { actor: id, subject } })).items.map(({ about }) => about);
    const named = { kind: 'car', id: car.id, name: 'AU 10 DT', cityId: newCar.cityId };
    expect(await aboutOf(`car ${car.id}`)).toEqual([named, named]);
    expect(await aboutOf(`staff ${person.id}`)).toEqual([
      { kind: 'staff', id: person.id, name: `Person ${people}`, cityId: null },
    ]);
    const [byCommand] = (await api.listAudit({ query: { subject: 'all accounts' } })).items;
    expect(byCommand?.about ?? null).toBeNull();
  });
});

describe('npm run staff', () => {
  it('invites the first owner, lists, links and clears', async () => {
    expect(
      (await run('staff', 'invite', 'first@example.org', 'First Owner', 'owner')).lines,
    ).toEqual(['first@example.org is invited by mail.']);
    expect(await openPostOffice(app).tokenFor('first@example.org')).toMatch(/^[\w-]{43}$/);
    const { lines } = await run('staff', 'list');
    expect(lines).toContain('first@example.org  First Owner  owner  invited');
    expect((await run('staff', 'link', 'first@example.org')).lines[0]).toMatch(
      /^http:\/\/console\.handover\.test\/join\?token=[\w-]{43}$/,
    );
    for (const verb of ['end-sessions', 'clear-factors', 'remove']) {
      expect((await run('staff', verb, 'first@example.org')).isWrong).toBe(false);
    }
    await expect(run('staff', 'remove', 'first@example.org')).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it.each([
    [['staff']],
    [['staff', 'invite', 'nobody', 'A Name', 'owner']],
    [['staff', 'invite', 'a@example.org', 'A Name', 'king']],
    [['staff', 'invite', 'a@example.org', 'A Name', 'owner@lisbon']],
    [['staff', 'invite', 'a@example.org', 'A Name', 'desk']],
    [['staff', 'invite', 'a@example.org', 'owner']],
  ])('refuses %j', async (words) => {
    await expect(run(...words)).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
