import type { Queries } from '../../../db/connect.ts';
import { toInstant } from '../../../db/instant.ts';

interface CarriedRow {
  sid: string;
  direction: 'inbound' | 'outbound-api';
  sender: string;
  recipient: string;
  body: string;
  status: string;
  error_code: number | null;
  created_at: Date;
}

type SimulatorTables = { 'simulator.texts': CarriedRow };

export const carriedTextsOf = (db: Queries) => db.withTables<SimulatorTables>();

export interface SimulatedText extends Omit<CarriedRow, 'created_at'> {
  readonly at: Temporal.Instant;
}

const MOST_LISTED = 100;

export const simulatedText = ({ created_at, ...row }: CarriedRow): SimulatedText => ({
  ...row,
  at: toInstant(created_at),
});

/** What was carried, newest first. */
export async function listCarriedTexts(db: Queries): Promise<SimulatedText[]> {
  const rows = await carriedTextsOf(db)
    .selectFrom('simulator.texts')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('sid')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(simulatedText);
}

/** What went to a number, newest first. */
export async function textsTo(db: Queries, number: string): Promise<SimulatedText[]> {
  const rows = await carriedTextsOf(db)
    .selectFrom('simulator.texts')
    .selectAll()
    .where('recipient', '=', number)
    .orderBy('created_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(simulatedText);
}

/** A phone of the simulation is emptied: what was written to somebody who is gone goes with them. */
export async function forgetCarriedTexts(tx: Queries, number: string): Promise<void> {
  await carriedTextsOf(tx)
    .deleteFrom('simulator.texts')
    .where(({ or, eb }) => or([eb('sender', '=', number), eb('recipient', '=', number)]))
    .execute();
}
