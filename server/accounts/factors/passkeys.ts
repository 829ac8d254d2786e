import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Refusal } from '../../errors.ts';
import { CHALLENGE_MINUTES } from './challenges.ts';

const timeout = CHALLENGE_MINUTES * 60_000;

export interface StoredPasskey {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
}

const hostOf = (siteUrl: string) => new URL(siteUrl).hostname;
const originOf = (siteUrl: string) => new URL(siteUrl).origin;

export function askForNewPasskey(
  siteUrl: string,
  user: { readonly email: string; readonly name: string },
  known: readonly string[],
) {
  return generateRegistrationOptions({
    rpName: 'Handover',
    rpID: hostOf(siteUrl),
    userName: user.email,
    userDisplayName: user.name,
    timeout,
    attestationType: 'none',
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
}

export async function checkNewPasskey(
  siteUrl: string,
  answer: unknown,
  challenge: string,
): Promise<StoredPasskey> {
  const { verified, registrationInfo } = await orRefused(
    verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: originOf(siteUrl),
      expectedRPID: hostOf(siteUrl),
      requireUserVerification: true,
    }),
  );
  if (!verified) throw refused();
  const { id, publicKey, counter } = registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64'), counter };
}

export function askForPasskey(siteUrl: string, known: readonly string[]) {
  return generateAuthenticationOptions({
    rpID: hostOf(siteUrl),
    timeout,
    allowCredentials: known.map((id) => ({ id })),
    userVerification: 'required',
  });
}

/** The counter that the passkey now has. One that went backwards is a copy, and refused. */
export async function checkPasskey(
  siteUrl: string,
  answer: unknown,
  { challenge, passkey }: { readonly challenge: string; readonly passkey: StoredPasskey },
): Promise<number> {
  const { verified, authenticationInfo } = await orRefused(
    verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: originOf(siteUrl),
      expectedRPID: hostOf(siteUrl),
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64')),
        counter: passkey.counter,
      },
    }),
  );
  if (!verified) throw refused();
  return authenticationInfo.newCounter;
}

/** The library throws for whatever does not fit: another origin, a used challenge, a wrong signature. */
async function orRefused<T>(checked: Promise<T>): Promise<T> {
  try {
    return await checked;
  } catch {
    throw refused();
  }
}

export const refused = () => new Refusal('passkey_refused', 'This passkey could not be confirmed.');
