import { describe, expect, it } from 'vitest';
import { documentState } from './document-state.ts';

const both = { isLicenceVerified: true, isIdentityVerified: true };
const neither = { isLicenceVerified: false, isIdentityVerified: false };

describe('the state of documents', () => {
  it.each([
    [null, neither, 'none'],
    ['pending', neither, 'none'],
    ['processing', neither, 'processing'],
    ['failure', neither, 'none'],
    ['success', both, 'verified'],
    [null, both, 'verified'],
    ['success', { ...both, isLicenceVerified: false }, 'none'],
    ['success', { ...both, isIdentityVerified: false }, 'none'],
  ] as const)(
    'with the request %s and %o is %s [A-DOCUMENT-001 A-DOCUMENT-009 A-DOCUMENT-010 A-DOCUMENT-012]',
    (requestStatus, claims, state) => {
      expect(documentState({ isEnabled: true, requestStatus, ...claims })).toBe(state);
    },
  );

  it('is none while the feature is off, whatever is known [A-DOCUMENT-011]', () => {
    expect(documentState({ isEnabled: false, requestStatus: 'processing', ...both })).toBe('none');
  });
});
