import type { RenderContext } from '../../contract/rendering.ts';
import { LightResponse } from './light-response.ts';

type FetchApi = RenderContext['fetchApi'];

/** What the API answered while something was made of it. */
export interface AskedOnce {
  /** By address. */
  readonly answers: Map<string, Noted>;
  /** The time the configuration told; it moves on and changes nothing else. */
  toldNow: string | null;
}

interface Noted {
  readonly path: string;
  /** As new for whoever asks again: it has no body. */
  readonly request: Request;
  readonly status: number;
  readonly bytes: Buffer;
}

export function noteAnswers(fetchApi: FetchApi, noted: AskedOnce): FetchApi {
  return async (request) => {
    const answer = await fetchApi(request);
    const bytes = await bytesOf(answer);
    noted.toldNow = timeIn(bytes.toString()) ?? noted.toldNow;
    noted.answers.set(request.url, {
      path: new URL(request.url).pathname,
      request: new Request(request.url),
      status: answer.status,
      bytes,
    });
    return answer;
  };
}

/** Whether the API still gives the same at the addresses that are to be asked. */
export async function askAgain(
  { answers }: AskedOnce,
  fetchApi: FetchApi,
  isToBeAsked: (path: string) => boolean,
): Promise<boolean> {
  const asked = [...answers.values()].filter(({ path }) => isToBeAsked(path));
  const same = await Promise.all(
    asked.map(async (before) => {
      const answer = await fetchApi(before.request);
      return answer.status === before.status && saysTheSame(await bytesOf(answer), before.bytes);
    }),
  );
  return same.every(Boolean);
}

/** As they are, where they are at hand: to make text of a search costs more than to compare it. */
const bytesOf = async (answer: Response): Promise<Buffer> =>
  answer instanceof LightResponse
    ? answer.content
    : Buffer.from(await answer.clone().arrayBuffer());

const saysTheSame = (one: Buffer, other: Buffer) =>
  one.equals(other) || withoutTime(one) === withoutTime(other);

const toldTime = /"now":"([^"]+)"/;
const timeIn = (text: string) => toldTime.exec(text)?.[1] ?? null;
const withoutTime = (bytes: Buffer) => bytes.toString().replace(toldTime, '');
