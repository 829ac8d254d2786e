import { type ClientOf, createClient } from '../../../contract/client.ts';
import { driveOperations } from '../../../contract/operate/drive-operations.ts';
import type { driveRoutes } from '../../../contract/operate/drive-routes.ts';

export type DriveApi = ClientOf<typeof driveRoutes>;

/** The few operations of a phone: the rest of the console's API stays out of its script. */
export const driveApi = (): DriveApi =>
  createClient<typeof driveRoutes>(driveOperations, {
    fetch: (request) => fetch(request),
    origin: location.origin,
  });
