import type { Locator, Page } from '@playwright/test';
import type { Booking } from '../../contract/bookings.ts';
import { consoleUrl } from './staff-login.ts';

/** What the desk is shown of a New York booking whose car came back damaged, with every way to repair it. */
export async function openAtRisk(desk: Page, { car, reference }: Booking): Promise<Locator> {
  await desk.goto(consoleUrl(`/new-york/fleet/${car.id}/repairs`));
  await desk.getByLabel('Reason, as renters will read it').selectOption('Damaged');
  await desk.getByRole('button', { name: 'See bookings at risk' }).click();
  const atRisk = desk.getByRole('region').filter({ hasText: reference });
  await atRisk.getByRole('button', { name: /other ways?$/ }).click();
  return atRisk;
}
