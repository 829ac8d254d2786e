import { operateApi } from '../api/operate-api.ts';
import { whenLoggedIn } from './when-logged-in.ts';

/** You, and the cities you work in. */
export const loadDesk = () => whenLoggedIn(operateApi().getSelf());
