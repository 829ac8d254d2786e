import { RouterContextProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { handleError } from './entry.server.tsx';
import { reportErrorsTo } from './page/report-error.ts';

afterEach(() => reportErrorsTo((error) => console.error(error)));

it('what fails behind a page is reported, and what the router refuses is not', () => {
  const reported: unknown[] = [];
  reportErrorsTo((error) => reported.push(error));
  const request = new Request('https://handover.example/no-such-page/token', { method: 'POST' });
  const report = (error: unknown) =>
    handleError(error, { request, params: {}, context: new RouterContextProvider() });
  const data = 'Error: You made a POST request to "/no-such-page/token"';
  report({ status: 405, statusText: 'Method Not Allowed', internal: true, data });
  expect(reported).toEqual([]);
  const failure = new Error('the page fell over');
  report(failure);
  expect(reported).toEqual([failure]);
});
