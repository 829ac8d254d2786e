import type { Page } from '@playwright/test';
import { handoverViews } from '../../../domain/handovers/view.ts';

/** Every press of a delivery, one after the other, as soon as its key is there. */
export async function deliver(page: Page, bookingId: string): Promise<void> {
  const press = (name: string | RegExp) =>
    page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();
  await page.locator(`a[href*="${bookingId}"]`).first().click();
  await press('Fetch the car');
  await press('Plate matches');
  await press('Start driving');
  await press('I’m at the door');
  await press(/^Yes, it’s/);
  await press(/^Photograph the/);
  for (const [index] of handoverViews.entries()) {
    await page.getByText(`Photo ${index + 1} of 8`).waitFor();
    await press('Take the photo');
  }
  await press('Go to marks');
  await press(/agrees: /);
  await page.getByRole('textbox', { name: 'Odometer' }).fill('90318');
  await press('Readings are right');
  await sign(page);
  await press('Seal the handover');
  await page.getByRole('heading', { name: /^\w{4}-\w{4}-\w{4}$/ }).waitFor();
}

async function sign(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Sign here' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is nowhere to sign');
  await page.mouse.move(box.x + 60, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 90, { steps: 5 });
  await page.mouse.move(box.x + 200, box.y + 60, { steps: 5 });
  await page.mouse.up();
}
