import { createContext } from 'react-router';
import type { ApiClient } from '../contract/client.ts';
import type { RenderContext } from '../contract/rendering.ts';

/** The API, called in process while the server renders and over HTTP in the browser. */
export const apiContext = createContext<ApiClient>();

/** The API's bare answers, for the few that set cookies. On the server only. */
export const fetchApiContext = createContext<RenderContext['fetchApi']>();

/**
 * Marks the scripts of this answer as ours; the Content-Security-Policy names the same value. A page
 * for everyone has none: its policy names what its scripts say.
 */
export const nonceContext = createContext<string | undefined>(undefined);
