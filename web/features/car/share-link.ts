export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

interface Device {
  readonly share?: (data: ShareData) => Promise<void>;
  /** Missing on pages that did not come over a safe connection. */
  readonly clipboard?: { writeText(text: string): Promise<void> };
}

/** By the device's own sheet where there is one, otherwise by the clipboard. */
export async function shareLink(
  device: Device,
  link: { readonly title: string; readonly url: string },
): Promise<Shared> {
  try {
    if (device.share) {
      await device.share(link);
      return 'shared';
    }
    if (!device.clipboard) return 'failed';
    await device.clipboard.writeText(link.url);
    return 'copied';
  } catch (error) {
    // Closing the device's sheet is a choice, not a fault.
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
