import type { ApiClient } from '../../../contract/client.ts';
import type { Drive } from '../../../contract/drivers.ts';
import { reportError } from '../../page/report-error.ts';

/** A failure is logged; the page it stands on is about something else and goes on without. */
export async function loadDrives(api: ApiClient): Promise<readonly Drive[]> {
  try {
    return (await api.listDrives()).drives;
  } catch (error) {
    reportError(error);
    return [];
  }
}
