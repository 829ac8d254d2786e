import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type InquiryFacts, inquiryStatuses, judgeInquiry } from './identity-verdict.ts';

const today = Temporal.PlainDate.from('2027-03-05');
const birthdate = Temporal.PlainDate.from('1990-04-12');
const approved = { status: 'approved', isOwn: true, birthdate, flaws: [] } as const;

describe('what an inquiry means', () => {
  it('verifies an approved one of the renter’s own [A-DOCUMENT-006]', () => {
    expect(judgeInquiry(approved, today)).toEqual({ kind: 'verified' });
  });

  it('declines under 18, up to the day before the birthday [A-DOCUMENT-025 D-028-004]', () => {
    const bornOn = (day: string) => ({ ...approved, birthdate: Temporal.PlainDate.from(day) });
    expect(judgeInquiry(bornOn('2009-03-05'), today)).toEqual({ kind: 'verified' });
    expect(judgeInquiry(bornOn('2009-03-06'), today)).toEqual({
      kind: 'rejected',
      reason: 'under_age',
    });
  });

  it('cannot use documents without a birthdate', () => {
    expect(judgeInquiry({ ...approved, birthdate: null }, today)).toEqual({
      kind: 'rejected',
      reason: 'no_birthdate',
    });
  });

  it.each([
    ['created', { kind: 'unfinished' }],
    ['pending', { kind: 'unfinished' }],
    ['completed', { kind: 'in_review' }],
    ['needs_review', { kind: 'in_review' }],
    ['declined', { kind: 'rejected', reason: 'declined' }],
    ['expired', { kind: 'rejected', reason: 'expired' }],
    ['failed', { kind: 'rejected', reason: 'failed' }],
  ] as const)('takes %s for %o [A-DOCUMENT-006]', (status, verdict) => {
    expect(judgeInquiry({ ...approved, status }, today)).toEqual(verdict);
  });

  it('says what was wrong with which document, the age before all else', () => {
    const expiredOn = Temporal.PlainDate.from('2027-01-31');
    const expired = (document: 'identity' | 'licence') =>
      ({ document, kind: 'expired', expiredOn }) as const;
    const young = { document: 'identity', kind: 'under_age', expiredOn: null } as const;
    const told = (...flaws: InquiryFacts['flaws']) =>
      judgeInquiry({ ...approved, status: 'declined', flaws }, today);
    expect(told(expired('identity'))).toEqual({
      kind: 'rejected',
      reason: 'identity_expired',
      expiredOn,
    });
    expect(told(expired('identity'), expired('licence'))).toMatchObject({
      reason: 'licence_expired',
    });
    expect(told(expired('licence'), young)).toEqual({ kind: 'rejected', reason: 'under_age' });
  });

  it('never verifies anybody by an inquiry of somebody else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...inquiryStatuses), (status) => {
        const verdict = judgeInquiry({ ...approved, status, isOwn: false }, today);
        expect(verdict).toEqual({ kind: 'rejected', reason: 'not_own' });
      }),
    );
  });
});
