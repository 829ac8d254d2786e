import { checkedName, type Storage } from './port.ts';
import { type S3Keys, signRequest } from './sign-request.ts';

export interface S3Settings extends S3Keys {
  /** `https://s3.eu-west-1.amazonaws.com`, or of any store that speaks as S3 does. */
  readonly endpoint: string;
  readonly bucket: string;
}

const ANSWERS_WITHIN_MS = 20_000;

/** A bucket of S3, or of a store that speaks its protocol. */
export function openS3(settings: S3Settings, now: () => Temporal.Instant): Storage {
  const send = async (method: 'GET' | 'PUT', name: string, type: string, body: Uint8Array) => {
    const url = new URL(`/${settings.bucket}/${checkedName(name)}`, settings.endpoint);
    const headers: Record<string, string> = method === 'PUT' ? { 'content-type': type } : {};
    const signed = signRequest({ method, url, headers, body }, settings, now());
    // `fetch` writes the host itself.
    const { host: _, ...sent } = signed;
    return fetch(url, {
      method,
      headers: sent,
      ...(method === 'PUT' ? { body: new Uint8Array(body) } : {}),
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
      redirect: 'error',
    });
  };
  return {
    async put(name, bytes, type) {
      const answer = await send('PUT', name, type, bytes);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`S3 did not take ${name}: ${answer.status}`);
    },
    async get(name) {
      const answer = await send('GET', name, '', new Uint8Array());
      const bytes = new Uint8Array(await answer.arrayBuffer());
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`S3 did not give ${name}: ${answer.status}`);
      return bytes;
    },
  };
}
