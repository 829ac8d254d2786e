import { type ApiClient, createApiClient } from '../../contract/client.ts';

let client: ApiClient | undefined;

/** The API from the browser, for what happens after the page stands: typing, picking, pricing. */
export function browserApi(): ApiClient {
  client ??= createApiClient({ fetch: (request) => fetch(request), origin: location.origin });
  return client;
}
