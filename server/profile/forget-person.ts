import { sql } from 'kysely';
import { serverWords } from '../../i18n/server-words.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import type { Queries } from '../db/connect.ts';
import { showDrives } from '../documents/show-drives.ts';
import { forgetSentMail } from '../providers/mail/simulator/sent-mail.ts';
import { wholeNumber } from '../providers/texts/phone-number.ts';
import { forgetTexts } from '../texts/forget-texts.ts';

const NOBODY = serverWords.getFixedT('en', 'reviews')('deletedRenter');
/** A domain that can never exist: nobody is written to there. */
const NOWHERE = '@deleted.invalid';

export const isForgotten = ({ email }: { readonly email: string }) => email.endsWith(NOWHERE);

/** Removes what tells who somebody was; leaves what was rented, when, and for how much. */
export async function forgetPerson(
  tx: Queries,
  userId: string,
  now: Temporal.Instant,
): Promise<void> {
  const { email, ...phone } = await tx
    .selectFrom('users')
    .select(['email', 'phone_country', 'phone_number'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('users')
    .set({
      name: NOBODY,
      email: `deleted-${userId}${NOWHERE}`,
      email_verified: false,
      image: null,
      disabled: true,
      phone_code: null,
      phone_country: null,
      phone_number: null,
      day_way: 'email',
      birthdate: null,
      address: null,
      tax_number: null,
      company_id: null,
      company_admin: false,
      licence_verified: false,
      identity_verified: false,
      updated_at: now.toString(),
    })
    .where('id', '=', userId)
    .execute();
  await tx
    .updateTable('payment_methods')
    .set({ removed_at: now.toString() })
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .execute();
  await tx
    .updateTable('reviews')
    .set({ user_name: NOBODY })
    .where('user_id', '=', userId)
    .execute();
  // The books need the city and the days, not the doors.
  await sql`
    UPDATE bookings SET
      delivery_name = cities.name, return_name = cities.name, driver_note = NULL,
      delivery_latitude = cities.center_latitude, delivery_longitude = cities.center_longitude,
      return_latitude = cities.center_latitude, return_longitude = cities.center_longitude
    FROM cities WHERE cities.id = bookings.city_id AND bookings.user_id = ${userId}`.execute(tx);
  await showDrives(tx, userId, now);
  await tx
    .updateTable('booking_drivers')
    .set({ email: null, user_id: null, left_at: now.toString() })
    .where('user_id', '=', userId)
    .execute();
  await tx.updateTable('quotes').set({ user_id: null }).where('user_id', '=', userId).execute();
  await tx
    .deleteFrom('desk_notes')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('user_id', '=', userId),
        eb(
          'booking_id',
          'in',
          selectFrom('bookings').select('bookings.id').where('bookings.user_id', '=', userId),
        ),
      ]),
    )
    .execute();
  await tx.deleteFrom('phone_bookings').where('user_id', '=', userId).execute();
  await tx.deleteFrom('booking_drafts').where('user_id', '=', userId).execute();
  await tx.deleteFrom('document_requests').where('user_id', '=', userId).execute();
  // What was promised when a booking was cancelled is what its books are compared with.
  await tx
    .deleteFrom('requests')
    .where('user_id', '=', userId)
    .where('kind', '<>', 'cancellation')
    .execute();
  // A link for a new password is queued without saying whose account it is: only the address tells.
  await tx
    .deleteFrom('outgoing_mail')
    .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('recipient', '=', email)]))
    .execute();
  await forgetSentMail(tx, email);
  await forgetTexts(tx, userId, wholeNumber(phone));
  await tx
    .deleteFrom('verifications')
    .where(({ or, eb }) => or([eb('identifier', '=', email), eb('value', '=', userId)]))
    .execute();
  await tx.deleteFrom('account_links').where('user_id', '=', userId).execute();
  await tx.deleteFrom('factors').where('user_id', '=', userId).execute();
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx.deleteFrom('factor_challenges').where('user_id', '=', userId).execute();
  await tx.deleteFrom('credentials').where('user_id', '=', userId).execute();
  await endSessions(tx, userId);
  await tx
    .updateTable('security_events')
    .set({ address: null, device: null })
    .where('user_id', '=', userId)
    .execute();
  await tx.deleteFrom('promo_grants').where('user_id', '=', userId).execute();
  await tx.deleteFrom('idempotency_keys').where('caller', '=', userId).execute();
}
