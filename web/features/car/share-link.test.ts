import { describe, expect, test, vi } from 'vitest';
import { shareLink } from './share-link.ts';

const link = { title: 'Volvo XC40', url: 'https://handover.example/assets/1' };
const named = (name: string) => Object.assign(new Error(name), { name });

describe('sharing a car', () => {
  test('uses the sheet of the device [R-CALL-019 R-CAR-027]', async () => {
    const share = vi.fn(async () => {});
    const clipboard = { writeText: vi.fn(async () => {}) };
    expect(await shareLink({ share, clipboard }, link)).toBe('shared');
    expect(share).toHaveBeenCalledWith(link);
    expect(clipboard.writeText).not.toHaveBeenCalled();
  });

  test('copies the link where there is no sheet', async () => {
    const clipboard = { writeText: vi.fn(async () => {}) };
    expect(await shareLink({ clipboard }, link)).toBe('copied');
    expect(clipboard.writeText).toHaveBeenCalledWith(link.url);
  });

  test('says nothing when the renter closes the sheet', async () => {
    const share = () => Promise.reject(named('AbortError'));
    expect(await shareLink({ share }, link)).toBe('cancelled');
  });

  test('says so when neither works [R-CAR-028]', async () => {
    const refuse = () => Promise.reject(named('NotAllowedError'));
    expect(await shareLink({ share: refuse }, link)).toBe('failed');
    expect(await shareLink({ clipboard: { writeText: refuse } }, link)).toBe('failed');
    expect(await shareLink({}, link)).toBe('failed');
  });
});
