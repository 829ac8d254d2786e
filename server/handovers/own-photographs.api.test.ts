import { beforeAll, describe, expect, it } from 'vitest';
import { Claim } from '../../contract/claims.ts';
import { ErrorAnswer } from '../../contract/errors.ts';
import { BookingHandovers } from '../../contract/handovers.ts';
import { largestEvidenceBytes } from '../../domain/handovers/picture-type.ts';
import { handoverPolicy, pacePolicy } from '../../domain/policy-constants.ts';
import { sha256 } from '../bookings/record/sha256.ts';
import { sealsCommand } from '../operator/seals-command.ts';
import { saidOfAltered } from '../testing/altered-evidence.ts';
import { picture } from '../testing/handover-phone.ts';
import type { StaffMember } from '../testing/operate-as.ts';
import { claiming } from '../testing/rentals/claims.ts';
import { openRental, type Rental } from '../testing/rentals/rental.ts';
import { withRental } from '../testing/rentals/with-rental.ts';
import { sealedTrip } from '../testing/sealed-trip.ts';

let rental: Rental;
let desk: StaffMember;
withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);
beforeAll(async () => {
  desk = await rental.app.operate('desk@handover.example');
});
const { returned, claim, object, answer, read } = claiming(
  () => rental,
  () => desk,
);

const mark = { kind: 'dent', side: 'left', across: 0.25, down: 0.5, words: 'New to me' };

/** As a browser sends it; answers the status, and of a refusal its code and details. */
async function send(
  bookingId: string,
  content: Uint8Array<ArrayBuffer>,
  { digest = sha256(content), from = rental }: { digest?: string; from?: Rental } = {},
) {
  const path = `/api/bookings/${bookingId}/photographs/${digest}`;
  const answered = await from.sendPicture(path, content);
  if (answered.ok) return { status: answered.status };
  const { error } = ErrorAnswer.parse(await answered.json());
  return { status: answered.status, code: error.code, details: error.details };
}

const delivered = async () => {
  const trip = await sealedTrip(rental);
  await trip.handOver('deliver');
  return trip.bookingId;
};

describe('a renter’s own photograph', () => {
  it('is kept byte by byte, sealed with its mark, and shown to the renter and the desk only', async () => {
    const id = await delivered();
    const photo = await picture();
    const digest = sha256(photo);
    expect(await send(id, photo)).toEqual({ status: 200 });
    expect(await send(id, photo)).toEqual({ status: 200 });
    const path = `/api/bookings/${id}`;
    const body = { ...mark, photo: digest };
    const { added } = await rental.done(`${path}/handovers/marks`, body, BookingHandovers);
    expect(added).toMatchObject([{ words: 'New to me', photo: digest }]);
    const shown = await rental.send('GET', `${path}/photographs/${digest}`);
    expect(sha256(new Uint8Array(await shown.arrayBuffer()))).toBe(digest);
    const atDesk = await rental.app.requestConsole(
      `/api/operate/bookings/${id}/photographs/${digest}`,
      { headers: { cookie: desk.cookie } },
    );
    expect(sha256(new Uint8Array(await atDesk.arrayBuffer()))).toBe(digest);
    const stranger = await openRental(rental.app, 'business@handover.example');
    expect((await stranger.send('GET', `${path}/photographs/${digest}`)).status).toBe(404);
    expect(await send(id, photo, { from: stranger })).toMatchObject({ code: 'not_found' });
    const { isWrong, lines } = await sealsCommand(rental.app.deps, ['verify']);
    expect(isWrong, lines.join('\n')).toBe(false);
  });

  it('is refused with the field and the reason where it is no picture, or another one', async () => {
    const id = await delivered();
    const heic = new TextEncoder().encode('\0\0\0\x18ftypheic\0\0\0\0');
    expect(await send(id, heic)).toMatchObject({
      code: 'photo_refused',
      details: [{ field: 'body', reason: 'is HEIC, not JPEG, PNG or WebP' }],
    });
    // Begins as one, and nothing of it can be seen.
    const empty = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Uint8Array(200)]);
    expect(await send(id, empty)).toMatchObject({
      code: 'photo_refused',
      details: [{ field: 'body', reason: 'is not a JPEG, PNG or WebP' }],
    });
    const page = new TextEncoder().encode('<svg onload="alert(1)"/>');
    expect(await send(id, page)).toMatchObject({
      code: 'photo_refused',
      details: [{ field: 'body', reason: 'is not a JPEG, PNG or WebP' }],
    });
    expect(await send(id, await picture(), { digest: '0'.repeat(64) })).toMatchObject({
      code: 'photo_refused',
      details: [{ field: 'params.digest', reason: 'is not the digest of these bytes' }],
    });
    const large = new Uint8Array(largestEvidenceBytes + 1);
    expect(await send(id, large)).toMatchObject({ code: 'body_too_large' });
  });

  it('cannot be named before it was sent, nor by whoever did not send it', async () => {
    const [id, other] = [await delivered(), await delivered()];
    const photo = await picture();
    await send(other, photo);
    const path = `/api/bookings/${id}/handovers/marks`;
    expect(await rental.refused(path, { ...mark, photo: sha256(photo) })).toBe('photo_refused');
  });

  it('is not wanted after the hour, and not without end', async () => {
    const id = await delivered();
    for (let count = 0; count < handoverPolicy.renterPhotographsMost; count += 1) {
      expect(await send(id, await picture())).toEqual({ status: 200 });
    }
    expect(await send(id, await picture())).toMatchObject({ code: 'too_many_photos' });
    const { clock } = rental.app.deps;
    await clock.moveTo(clock.now().add({ minutes: handoverPolicy.renterMarkMinutes }));
    expect(await send(id, await picture())).toMatchObject({ code: 'photo_not_wanted' });
  });

  it('is counted when many are sent at once', async () => {
    const id = await delivered();
    const most = handoverPolicy.renterPhotographsMost;
    const photos = await Promise.all(Array.from({ length: most + 6 }, () => picture()));
    const answers = await Promise.all(photos.map((photo) => send(id, photo)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
    expect(new Set(answers.map(({ code }) => code))).toEqual(
      new Set([undefined, 'too_many_photos']),
    );
    const { isWrong, lines } = await sealsCommand(rental.app.deps, ['verify']);
    expect(isWrong, lines.join('\n')).toBe(false);
  });

  it('has a pace, whichever booking it is for', async () => {
    const id = await delivered();
    expect(await send(id, await picture())).toEqual({ status: 200 });
    const { most } = pacePolicy.ownPhotographs.perAccount;
    await rental.db.updateTable('attempts').set({ count: most }).execute();
    expect(await send(id, await picture())).toMatchObject({ code: 'too_many_requests' });
    await rental.db.deleteFrom('attempts').execute();
  });

  it('goes with an objection, which is evidence itself', async () => {
    const id = await returned();
    expect(await send(id, await picture())).toMatchObject({ code: 'photo_not_wanted' });
    const which = await claim(id, 18_600);
    const photo = await picture();
    expect(await send(id, photo)).toEqual({ status: 200 });
    await answer(which, { answer: 'object', words: 'Look', photo: sha256(photo) });
    expect(await read(which)).toMatchObject({ objectionPhoto: sha256(photo) });
    const params = { id, claimId: which.claimId };
    expect(Claim.parse((await desk.api.getDeskClaim({ params })).claim)).toMatchObject({
      objectionPhoto: sha256(photo),
    });
    const { reference } = await rental.booking(id);
    const gone = await saidOfAltered(rental.app.deps, 'DELETE FROM objections');
    expect(gone.lines).toContain(`Booking ${reference}: objection 1 is gone.`);
    const other = await saidOfAltered(rental.app.deps, `UPDATE objections SET words = 'I agree'`);
    expect(other.lines).toContain(`Booking ${reference}: objection 1 is not as it was made.`);
  });

  it('is not needed to object', async () => {
    const which = await claim(await returned(), 18_600);
    await object(which);
    expect(await read(which)).toMatchObject({ objection: 'It was not me.', objectionPhoto: null });
  });
});
