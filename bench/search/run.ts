import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startPostgres } from '../../server/testing/start-postgres.ts';
import { median } from '../median.ts';
import { loadFleet } from './load-fleet.ts';
import { createAsker, questions } from './questions.ts';

/**
 * Does a search stay quick when the fleet grows a hundredfold? Both fleets stand side by side in one
 * PostgreSQL and are asked in turn, so that whatever else the machine does hits both alike.
 */
const ROUNDS = 15;
const WARM_UP_ROUNDS = 3;
const ALLOWED_RATIO = 3;
const SIZES = {
  small: { cars: 1_000, occupancies: 50_000, bookings: 1_000 },
  large: { cars: 100_000, occupancies: 5_000_000, bookings: 100_000 },
};

const folder = path.join(import.meta.dirname, '../results');
const server = await startPostgres();
try {
  const now = Temporal.Now.instant();
  const small = await loadFleet(server.url, 'small', SIZES.small, now);
  const large = await loadFleet(server.url, 'large', SIZES.large, now);
  await mkdir(folder, { recursive: true });
  const asker = { small: createAsker(small), large: createAsker(large) };

  const rows = [];
  for (const question of questions(now)) {
    const times: Record<'small' | 'large', number[]> = { small: [], large: [] };
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
      const smallMs = await asker.small.time(question);
      const largeMs = await asker.large.time(question);
      if (round >= 0) {
        times.small.push(smallMs);
        times.large.push(largeMs);
      }
    }
    const ratio = median(times.large) / median(times.small);
    rows.push({
      question: question.name,
      'small ms': median(times.small).toFixed(2),
      'large ms': median(times.large).toFixed(2),
      ratio: ratio.toFixed(2),
      within: ratio <= ALLOWED_RATIO,
    });
    const plan = await asker.large.explain(question);
    await writeFile(
      path.join(folder, `search-plan-${question.name.replaceAll(' ', '-')}.txt`),
      plan,
    );
  }
  console.table(rows);
  await writeFile(
    path.join(folder, 'search.json'),
    JSON.stringify({ sizes: SIZES, rows }, null, 2),
  );
  await small.close();
  await large.close();
  if (rows.some((row) => !row.within)) process.exitCode = 1;
} finally {
  await server.stop();
}
