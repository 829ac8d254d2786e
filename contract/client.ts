export interface ApiClient {
  readonly todo: string;
}
export function createApiClient(_: { fetch: (input: Request) => Promise<Response> }): ApiClient {
  return { todo: '' };
}
