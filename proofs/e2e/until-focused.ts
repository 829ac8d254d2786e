import { expect, type Locator } from '@playwright/test';

/** A dialog is seen a moment before it has the focus, and only then do keys reach it. */
export async function untilFocused(dialog: Locator): Promise<void> {
  const hasFocus = () => dialog.evaluate((one) => one.contains(one.ownerDocument.activeElement));
  await expect.poll(hasFocus).toBe(true);
}
