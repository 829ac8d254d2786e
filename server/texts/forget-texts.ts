import type { Queries } from '../db/connect.ts';
import { forgetCarriedTexts } from '../providers/texts/simulator/texts-table.ts';

/**
 * Removes what was texted to somebody, and what they said to it. A number that texts of another account went to as well
 * keeps its word: a stop is the phone's, not the account's.
 */
export async function forgetTexts(
  tx: Queries,
  userId: string,
  number: string | null,
): Promise<void> {
  const texted = await tx
    .deleteFrom('outgoing_texts')
    .where('user_id', '=', userId)
    .returning('recipient')
    .execute();
  const numbers = new Set(texted.map(({ recipient }) => recipient));
  if (number !== null) numbers.add(number);
  for (const one of numbers) {
    const other = await tx
      .selectFrom('outgoing_texts')
      .select('id')
      .where('recipient', '=', one)
      .limit(1)
      .executeTakeFirst();
    if (other) continue;
    await tx.deleteFrom('text_consents').where('number', '=', one).execute();
    await forgetCarriedTexts(tx, one);
  }
}
