import type { Me } from '../../contract/accounts.ts';
import type { ProfileChange } from '../../contract/profile.ts';
import { isSamePerson } from '../../domain/policies/verified-person.ts';
import { getMe } from '../accounts/get-me.ts';
import type { Queries } from '../db/connect.ts';
import { endChecks } from '../documents/end-checks.ts';
import { Refusal } from '../errors.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { diallingCode } from './dialling-code.ts';

/** Whoever takes another name is unverified until their documents are checked again; bookings stand. */
export async function changeMe(
  tx: Queries,
  jobs: Jobs,
  userId: string,
  change: ProfileChange,
  now: Temporal.Instant,
): Promise<Me> {
  const { name, phone, address, taxNumber, dayWay } = change;
  const before = await tx
    .selectFrom('users')
    .select(['name', 'birthdate', 'phone_number'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const hasPhone = phone !== undefined || before.phone_number !== null;
  if (dayWay !== undefined && dayWay !== 'email' && !hasPhone) {
    throw new Refusal('phone_missing', 'Add your phone number first.');
  }
  const isSame = isSamePerson(before, { ...before, ...(name === undefined ? {} : { name }) });
  await tx
    .updateTable('users')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(address === undefined ? {} : { address }),
      ...(taxNumber === undefined ? {} : { tax_number: taxNumber }),
      ...(dayWay === undefined ? {} : { day_way: dayWay }),
      ...(phone === undefined
        ? {}
        : {
            phone_code: diallingCode(phone),
            phone_country: phone.country,
            phone_number: phone.number,
          }),
      ...(isSame ? {} : { licence_verified: false, identity_verified: false }),
      updated_at: now.toString(),
    })
    .where('id', '=', userId)
    .execute();
  if (!isSame) {
    await endChecks(tx, jobs, userId, now);
    await recordSecurityEvent(tx, { kind: 'verification-ended', userId, now });
  }
  return getMe(tx, userId);
}
