import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  citiesWhere,
  type Grant,
  isOwner,
  judgeRights,
  mayDo,
  mayDoSomewhere,
  permissions,
  permissionsOf,
  type Role,
  refundLimit,
  roles,
} from './permissions.ts';

const cities = ['lisbon', 'new-york', 'porto'] as const;
const anyGrant: fc.Arbitrary<Grant> = fc.oneof(
  fc.constant<Grant>({ role: 'owner', cityId: null }),
  fc
    .record({
      role: fc.constantFrom(...roles.filter((role) => role !== 'owner')),
      cityId: fc.constantFrom(...cities),
    })
    .map((grant) => grant as Grant),
);
const anyGrants = fc.uniqueArray(anyGrant, {
  maxLength: 5,
  selector: ({ role, cityId }) => `${role} ${cityId}`,
});
const anyPermission = fc.constantFrom(...permissions);
const anyCity = fc.constantFrom(...cities);
const runs = { numRuns: 2_000 };

const inLisbon = (role: Exclude<Role, 'owner'>): Grant => ({ role, cityId: 'lisbon' });
const owner: Grant = { role: 'owner', cityId: null };

describe('permissions', () => {
  it('each belongs to a role, and the owner has them all', () => {
    const held = new Set(roles.flatMap((role) => permissionsOf[role]));
    expect([...held].sort()).toEqual([...permissions].sort());
    expect(permissionsOf.owner).toEqual(permissions);
  });

  it.each([
    ['dispatcher', 'bookings.change', true],
    ['dispatcher', 'refund', false],
    ['desk', 'refund', true],
    ['desk', 'fleet.edit', false],
    ['fleet-hand', 'fleet.edit', true],
    ['fleet-hand', 'bookings.read', false],
    ['driver', 'jobs.own', true],
    ['driver', 'renters.read', false],
    ['manager', 'staff.invite', true],
    ['manager', 'settings.edit', false],
  ] as const)('a %s of Lisbon and %s: %s, and nothing in New York', (role, permission, may) => {
    expect(mayDo([inLisbon(role)], permission, 'lisbon')).toBe(may);
    expect(mayDo([inLisbon(role)], permission, 'new-york')).toBe(false);
  });

  it('where, somewhere and here agree', () => {
    const agree = fc.property(anyGrants, anyPermission, (grants, permission) => {
      const where = citiesWhere(grants, permission);
      expect(mayDoSomewhere(grants, permission)).toBe(where === 'all' || where.length > 0);
      for (const city of cities) {
        expect(mayDo(grants, permission, city)).toBe(where === 'all' || where.includes(city));
      }
    });
    fc.assert(agree, runs);
  });

  it('another role never takes something away', () => {
    const grow = fc.property(
      anyGrants,
      anyGrant,
      anyPermission,
      anyCity,
      (held, more, what, city) => {
        if (mayDo(held, what, city)) expect(mayDo([...held, more], what, city)).toBe(true);
        expect(refundLimit([...held, more], city)).toBeGreaterThanOrEqual(refundLimit(held, city));
      },
    );
    fc.assert(grow, runs);
  });

  it('whoever may refund has a limit above nothing, and nobody else', () => {
    const limited = fc.property(anyGrants, anyCity, (grants, city) => {
      expect(refundLimit(grants, city) > 0).toBe(mayDo(grants, 'refund', city));
    });
    fc.assert(limited, runs);
    expect(refundLimit([inLisbon('desk')], 'lisbon')).toBe(100);
    expect(refundLimit([owner], 'lisbon')).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('changing rights', () => {
  const change = fc.record({ actor: anyGrants, subject: anyGrants, next: anyGrants });
  const ids = { actor: 'a', subject: 's' } as const;
  const verdictOf = ({ actor, subject, next }: Record<'actor' | 'subject' | 'next', Grant[]>) =>
    judgeRights({
      actor: { id: ids.actor, grants: actor },
      by: 'staff.edit',
      subject: { id: ids.subject, grants: subject },
      next,
      ownerIds: [
        ...(isOwner(actor) ? [ids.actor] : []),
        ...(isOwner(subject) ? [ids.subject] : []),
      ],
    });

  it('gives nobody what the giver lacks, and takes nothing that the taker lacks', () => {
    const bounded = fc.property(change, anyPermission, anyCity, (asked, what, city) => {
      if (!verdictOf(asked).ok || mayDo(asked.actor, what, city)) return;
      expect(mayDo(asked.next, what, city)).toBe(mayDo(asked.subject, what, city));
    });
    fc.assert(bounded, runs);
  });

  it('is never one’s own', () => {
    const own = fc.property(anyGrants, anyGrants, (grants, next) => {
      const me = { id: 'me', grants };
      const verdict = judgeRights({
        actor: me,
        by: 'staff.edit',
        subject: me,
        next,
        ownerIds: ['me', 'another'],
      });
      expect(verdict).toEqual({ ok: false, code: 'own_rights' });
    });
    fc.assert(own, runs);
  });

  it('always leaves an owner, whoever asks, however many there are', () => {
    const people = fc.array(
      fc.record({ subject: fc.nat(4), next: anyGrants, actor: fc.option(fc.nat(4)) }),
      { maxLength: 30, size: 'max' },
    );
    const left = fc.property(people, (steps) => {
      const held: Grant[][] = [[owner], [owner], [inLisbon('manager')], [inLisbon('desk')], []];
      const owners = () => held.flatMap((grants, id) => (isOwner(grants) ? String(id) : []));
      for (const { subject, next, actor } of steps) {
        const { ok } = judgeRights({
          actor: actor === null ? null : { id: String(actor), grants: held[actor] ?? [] },
          by: 'staff.invite',
          subject: { id: String(subject), grants: held[subject] ?? [] },
          next,
          ownerIds: owners(),
        });
        if (ok) held[subject] = next;
        expect(owners().length).toBeGreaterThan(0);
      }
    });
    fc.assert(left, runs);
  });

  it.each([
    [[inLisbon('manager')], [], [inLisbon('desk')], true],
    [[inLisbon('manager')], [], [inLisbon('driver')], true],
    [[inLisbon('manager')], [], [owner], 'more_than_own'],
    [
      [{ role: 'manager', cityId: 'porto' }, inLisbon('desk')],
      [],
      [inLisbon('desk')],
      'more_than_own',
    ],
    [[inLisbon('manager')], [], [{ role: 'desk', cityId: 'new-york' }], 'more_than_own'],
    [[inLisbon('manager')], [owner], [], 'more_than_own'],
    [[owner], [owner], [], true],
  ] as [Grant[], Grant[], Grant[], true | string][])(
    'with %o, from %o to %o: %s',
    (actor, subject, next, expected) => {
      const verdict = verdictOf({ actor, subject, next });
      expect(verdict.ok || verdict.code).toBe(expected);
    },
  );

  it('the last owner stays even where the server itself asks', () => {
    const subject = { id: 'last', grants: [owner] };
    expect(
      judgeRights({ actor: null, by: 'staff.edit', subject, next: [], ownerIds: ['last'] }),
    ).toEqual({
      ok: false,
      code: 'last_owner',
    });
  });
});
