import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { answerJson, writeJson } from './answer-json.ts';

const long = writeJson({ text: 'é'.repeat(1000) });
const bodyOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('a document as an answer', () => {
  it('names its length and what it depends on', async () => {
    const answer = await answerJson(201, writeJson({ text: 'é' }), null);
    expect(answer.status).toBe(201);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'application/json',
      'content-length': '13',
      'cache-control': 'no-store',
      vary: 'Accept-Encoding',
    });
    expect(await answer.json()).toEqual({ text: 'é' });
  });

  it.each(['gzip', 'br, gzip', 'GZIP', 'gzip;q=0.5', 'gzip; q=0.01, br', 'deflate, gzip;q=1.0'])(
    'is compressed for whoever takes %s',
    async (accepted) => {
      const answer = await answerJson(200, long, accepted);
      const body = await bodyOf(answer);
      expect(answer.headers.get('content-encoding')).toBe('gzip');
      expect(answer.headers.get('content-length')).toBe(String(body.length));
      expect(gunzipSync(body)).toEqual(long.text);
    },
  );

  it.each([null, '', 'identity', 'br', 'gzip;q=0', 'gzip; q=0.0 , br', 'br, gzip ;q=0'])(
    'is sent as it is to whoever takes %o',
    async (accepted) => {
      const answer = await answerJson(200, long, accepted);
      expect(answer.headers.has('content-encoding')).toBe(false);
      expect(await bodyOf(answer)).toEqual(long.text);
    },
  );

  it('is not compressed when it is short', async () => {
    const answer = await answerJson(200, writeJson({ short: true }), 'gzip');
    expect(answer.headers.has('content-encoding')).toBe(false);
  });

  it('is compressed once for all who share it', async () => {
    const [one, other] = [long.packed(), long.packed()];
    expect(await one).toBe(await other);
  });
});
