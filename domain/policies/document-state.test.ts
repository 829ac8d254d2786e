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
  ] as const)('with the request %s and %o is %s', (requestStatus, claims, state) => {
    expect(documentState({ isEnabled: true, requestStatus, ...claims })).toBe(state);
  });

  it('is none while the feature is off, whatever is known', () => {
    expect(documentState({ isEnabled: false, requestStatus: 'processing', ...both })).toBe('none');
  });
});
