import type { ErrorAnswer } from '../../../../../contract/errors.ts';
import type { InquirySubmission } from '../../../../../contract/sim.ts';
import type { OpenInquiry } from '../use-documents.ts';

export type SampleId = 'good' | 'expired' | 'young' | 'renamed';

export interface Sample {
  readonly id: SampleId;
  readonly passport: string;
  readonly idCard: string;
  readonly licence: string;
}

export type DocumentRole = 'identity' | 'licence';

export class SimulatorRefusal extends Error {
  override readonly name = 'SimulatorRefusal';
  readonly code: ErrorAnswer['error']['code'];
  constructor(code: ErrorAnswer['error']['code']) {
    super(code);
    this.code = code;
  }
}

/** The simulated provider is no part of the API: it has addresses and a key of its own. */
export function simulatorOf({ inquiryId, sessionToken }: OpenInquiry) {
  const call = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const answer = await fetch(`/sim/identity/inquiries/${encodeURIComponent(inquiryId)}${path}`, {
      ...init,
      headers: { ...init.headers, Authorization: `Bearer ${sessionToken}` },
    });
    const document: unknown = await answer.json().catch(() => null);
    if (answer.ok) return document;
    throw new SimulatorRefusal((document as ErrorAnswer | null)?.error?.code ?? 'unavailable');
  };
  return {
    samples: async () => ((await call('')) as { samples: readonly Sample[] }).samples,
    upload: (document: DocumentRole, file: File) =>
      call(`/pictures/${document}`, { method: 'POST', body: file }),
    submit: (submission: InquirySubmission) =>
      call('/submission', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(submission),
      }),
  };
}
