import { createContext } from 'react-router';
import type { ApiClient } from '../contract/client.ts';

/** The API, called in process while the server renders and over HTTP in the browser. */
export const apiContext = createContext<ApiClient>();

/** Marks the scripts of this answer as ours; the Content-Security-Policy names the same value. */
export const nonceContext = createContext<string>('');
