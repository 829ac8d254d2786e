import { expect, test, vi } from 'vitest';
import { showToast, toastRegion } from './toast.ts';

const toast = { tone: 'error', title: 'That did not work', durationMs: 9_000 } as const;

test('a toast that cannot be loaded takes nothing down, and the next one is tried anew', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  await showToast(toast, () => Promise.reject(new Error('no network')));
  expect(toastRegion.get()).toBeNull();
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();

  const add = vi.fn();
  const told = vi.fn();
  toastRegion.subscribe(told);
  await showToast(toast, async () => ({ toastQueue: { add } }) as never);
  expect(add).toHaveBeenCalledExactlyOnceWith(toast, { timeout: 9_000 });
  expect(told).toHaveBeenCalled();
  expect(toastRegion.get()).not.toBeNull();
});
