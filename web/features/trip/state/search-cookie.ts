import { emptySearch, type SearchPoint, type SearchState } from './search-state.ts';
import { limits, validSearch } from './valid-search.ts';

const cookieName = 'handover.search';
const thirtyDaysSeconds = 30 * 24 * 60 * 60;
/** Browsers drop a cookie over 4096 bytes without a word. */
const maxValueLength = 3_400;

/** The state in a `Cookie` header or in `document.cookie`; whatever is odd counts as no search. */
export function readSearchState(cookieHeader: string | null): SearchState {
  const pair = cookieHeader?.split(/;\s*/).find((part) => part.startsWith(`${cookieName}=`));
  if (pair === undefined) return emptySearch;
  try {
    const bytes = Uint8Array.from(fromBase64Url(pair.slice(cookieName.length + 1)), codeOf);
    const document: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return validSearch(document) ?? emptySearch;
  } catch {
    return emptySearch;
  }
}

/** Ends with signing out: the addresses in it are where somebody lives. */
export const endedSearchCookie = `${cookieName}=; Path=/; SameSite=Lax; Max-Age=0`;

/** The value for `document.cookie`; `isSecure` where the page itself came by https. */
export function searchCookie(state: SearchState, isSecure: boolean): string {
  let { returnLocationHistory: history, ...rest } = tidy(state);
  let value = encode({ ...rest, returnLocationHistory: history });
  // The oldest return addresses go first; without any the rest always fits.
  while (value.length > maxValueLength && history.length > 0) {
    history = history.slice(0, -1);
    value = encode({ ...rest, returnLocationHistory: history });
  }
  const secure = isSecure ? '; Secure' : '';
  return `${cookieName}=${value}; Path=/; SameSite=Lax; Max-Age=${thirtyDaysSeconds}${secure}`;
}

function tidy(state: SearchState): SearchState {
  return {
    ...state,
    start: tidyPoint(state.start),
    end: tidyPoint(state.end),
    returnLocationHistory: state.returnLocationHistory
      .slice(0, limits.history)
      .map(({ label, value }) => ({ label: tidyText(label), value })),
    extras: state.extras.slice(0, limits.extras),
    insurances: {
      main: state.insurances.main,
      extras: state.insurances.extras.slice(0, limits.insurances),
    },
  };
}

function tidyPoint(point: SearchPoint): SearchPoint {
  return { ...point, query: tidyText(point.query) };
}

function tidyText(text: string): string {
  return text
    .slice(0, limits.textLength)
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ');
}

// Base64 keeps every character of every alphabet short, and is made of characters a cookie may hold.
function encode(state: SearchState): string {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(value: string): string {
  return atob(value.replaceAll('-', '+').replaceAll('_', '/'));
}

function codeOf(character: string): number {
  return character.charCodeAt(0);
}
