import type { AuditPage } from '../../../contract/operate/audit.ts';

interface LogReading {
  /** The filters it is read for. */
  readonly of: string;
  /** Null until the newest entries are there. */
  readonly page: AuditPage | null;
  readonly state: 'reading' | 'reading-older' | 'ready' | 'failed' | 'older-failed';
}

export type LogStep =
  | { readonly kind: 'asked'; readonly of: string }
  | { readonly kind: 'asked-older' }
  | { readonly kind: 'read'; readonly of: string; readonly page: AuditPage }
  | {
      readonly kind: 'read-older';
      readonly of: string;
      readonly before: number;
      readonly page: AuditPage;
    }
  | { readonly kind: 'failed'; readonly of: string };

export const nothingRead: LogReading = { of: '', page: null, state: 'reading' };

/** How far the log is read: what is no longer asked for changes nothing. */
export function readOn(reading: LogReading, step: LogStep): LogReading {
  if (step.kind === 'asked') {
    const { of } = step;
    return { of, page: of === reading.of ? reading.page : null, state: 'reading' };
  }
  if (step.kind === 'asked-older') return { ...reading, state: 'reading-older' };
  if (step.of !== reading.of) return reading;
  switch (step.kind) {
    case 'read':
      return { ...reading, page: step.page, state: 'ready' };
    case 'read-older': {
      const { page } = reading;
      if (page?.next !== step.before) return reading;
      const items = [...page.items, ...step.page.items];
      return { ...reading, page: { ...step.page, items }, state: 'ready' };
    }
    case 'failed':
      return { ...reading, state: reading.state === 'reading-older' ? 'older-failed' : 'failed' };
  }
}
