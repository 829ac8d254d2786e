import type { Me } from '../../contract/accounts.ts';
import type { ProfileChange } from '../../contract/profile.ts';
import { getMe } from '../accounts/get-me.ts';
import type { Queries } from '../db/connect.ts';
import { diallingCode } from './dialling-code.ts';

export async function changeMe(
  tx: Queries,
  userId: string,
  change: ProfileChange,
  now: Temporal.Instant,
): Promise<Me> {
  const { name, phone, address, taxNumber } = change;
  await tx
    .updateTable('users')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(address === undefined ? {} : { address }),
      ...(taxNumber === undefined ? {} : { tax_number: taxNumber }),
      ...(phone === undefined
        ? {}
        : {
            phone_code: diallingCode(phone),
            phone_country: phone.country,
            phone_number: phone.number,
          }),
      updated_at: now.toString(),
    })
    .where('id', '=', userId)
    .execute();
  return getMe(tx, userId);
}
