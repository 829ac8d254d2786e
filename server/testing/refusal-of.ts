import { ApiError } from '../../contract/client.ts';

/** What a call is refused with; one that is not refused fails the test. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw error ?? new Error('was not refused');
  return error;
}
