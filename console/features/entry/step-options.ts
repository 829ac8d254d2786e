import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { askAddress } from '../../../contract/ask-address.ts';

export interface StepOptions {
  readonly hasApp: boolean;
  readonly passkey: PublicKeyCredentialRequestOptionsJSON | null;
}

/** Which ways somebody has to take the second step. */
export const readStepOptions = () =>
  askAddress<StepOptions>('/api/operate/auth/second-step/options', {});
