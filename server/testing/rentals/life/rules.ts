import { expect } from 'vitest';
import { runCommand } from '../../../operator/run-command.ts';
import { HOUR_MS, type Life } from './life.ts';

export const windowHours = ({ app }: Life) =>
  app.deps.settings.current().booking_cancellation_config.cancellationHours;

/** The operator changes the window of free cancellations while bookings live. */
export async function changeWindow(life: Life, hours: number): Promise<void> {
  const to = ['booking_cancellation_config', `cancellationHours=${hours}`];
  await runCommand(life.app.deps, ['settings', 'set', ...to]);
  await expect.poll(() => windowHours(life)).toBe(hours);
}

/** And the time that is kept between two rentals of a car. */
export async function changeTurnaround(life: Life, hours: number): Promise<void> {
  await life.app.deps.database.pool.query(
    `UPDATE cities SET turnaround_minutes = $2
     WHERE id = (SELECT city_id FROM cars WHERE id = $1)`,
    [life.car, hours * 60],
  );
  life.turnaroundMs = hours * HOUR_MS;
}
