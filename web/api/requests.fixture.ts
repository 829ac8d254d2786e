import type { RequestRecord } from '../../contract/requests.ts';
import type { Ear, RequestReach } from './request-watch.ts';

export const pendingRequest: RequestRecord = {
  id: '00000000-0000-4000-8000-00000000000a',
  kind: 'booking',
  status: 'pending',
  result: null,
  errorCode: null,
  awaiting: null,
  bookingId: '00000000-0000-4000-8000-00000000000b',
  createdAt: '2026-05-01T08:00:00Z',
  updatedAt: '2026-05-01T08:00:00Z',
};

/** The same request, some seconds later. */
export function later(seconds: number, change: Partial<RequestRecord>): RequestRecord {
  const updatedAt = new Date(Date.parse(pendingRequest.updatedAt) + seconds * 1_000).toISOString();
  return { ...pendingRequest, ...change, updatedAt };
}

/** A server whose streams and answers do what a test tells them. */
export function playedReach(answer: () => Promise<RequestRecord> = async () => pendingRequest) {
  const ears = new Set<Ear>();
  const played = { answer, reads: 0, opened: 0 };
  const reach: RequestReach = {
    listen(_, ear) {
      played.opened += 1;
      ears.add(ear);
      return () => ears.delete(ear);
    },
    read() {
      played.reads += 1;
      return played.answer();
    },
  };
  return {
    reach,
    played,
    listening: () => ears.size,
    tell(record: RequestRecord) {
      for (const ear of [...ears]) ear.onRecord(record);
    },
    breakStreams() {
      for (const ear of [...ears]) ear.onDown();
    },
  };
}
