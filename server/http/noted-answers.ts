import type { RenderContext } from '../../contract/rendering.ts';

type FetchApi = RenderContext['fetchApi'];

/** What the API answered while something was made of it. */
export interface AskedOnce {
  /** Address → answer, without the time. */
  readonly answers: Map<string, string>;
  /** The time the configuration told; it moves on and changes nothing else. */
  toldNow: string | null;
}

export function noteAnswers(fetchApi: FetchApi, noted: AskedOnce): FetchApi {
  return async (request) => {
    const answer = await fetchApi(request);
    const text = await answer.clone().text();
    noted.toldNow = timeIn(text) ?? noted.toldNow;
    noted.answers.set(request.url, withoutTime(answer.status, text));
    return answer;
  };
}

/** Whether the API still gives the same at the addresses that are to be asked. */
export async function askAgain(
  { answers }: AskedOnce,
  fetchApi: FetchApi,
  isToBeAsked: (address: string) => boolean,
): Promise<boolean> {
  const asked = [...answers].filter(([url]) => isToBeAsked(url));
  const same = await Promise.all(
    asked.map(async ([url, before]) => {
      const answer = await fetchApi(new Request(url));
      return withoutTime(answer.status, await answer.text()) === before;
    }),
  );
  return same.every(Boolean);
}

const toldTime = /"now":"([^"]+)"/;
const timeIn = (text: string) => toldTime.exec(text)?.[1] ?? null;
const withoutTime = (status: number, text: string) => `${status} ${text.replace(toldTime, '')}`;
