import { z } from 'zod';
import { TypedPassword } from './password.ts';

const Name = z.string().trim().min(1).max(60);
/** As an app shows it, with or without a space in the middle. */
const AppCode = z
  .string()
  .max(20)
  .transform((code) => code.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'has 6 digits'));
const Text = z.string().max(4_096);

/** As a browser's `navigator.credentials` answers, by WebAuthn's own JSON. */
const PasskeyAnswer = z.strictObject({
  id: z.string().min(1).max(1_400),
  rawId: z.string().max(1_400),
  type: z.literal('public-key'),
  response: z.record(z.string().max(60), z.unknown()),
  clientExtensionResults: z.record(z.string().max(60), z.unknown()),
  authenticatorAttachment: Text.optional(),
});

export const PasswordConfirmation = z.strictObject({ password: TypedPassword });
export const AppConfirmation = z.strictObject({ name: Name, code: AppCode });
export const PasskeyConfirmation = z.strictObject({ name: Name, answer: PasskeyAnswer });
export const FactorRemoval = z.strictObject({ id: z.uuid(), password: TypedPassword });

export const SecondFactor = z.union([
  z.strictObject({ kind: z.literal('app'), code: AppCode }),
  z.strictObject({ kind: z.literal('recovery'), code: z.string().min(1).max(40) }),
  z.strictObject({ kind: z.literal('passkey'), answer: PasskeyAnswer }),
]);

/** What the browser is asked to make or use a passkey with, by WebAuthn's own JSON. */
const WebAuthnOptions = z.record(z.string().max(60), z.unknown());

export const SecondStepOptions = z.object({
  hasApp: z.boolean(),
  passkey: WebAuthnOptions.nullable(),
});
export const NewPasskeyOptions = z.object({ options: WebAuthnOptions });
export const AppSecret = z.object({
  key: z.string().describe('To be typed into the app'),
  uri: z.string().describe('The same as a QR code shows it'),
});
export const AddedFactor = z.object({
  recoveryCodes: z
    .array(z.string())
    .nullable()
    .describe('Shown this once; null: those of before are still good'),
});

const Factor = z.object({
  id: z.uuid(),
  kind: z.enum(['app', 'passkey']),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

export const FactorList = z.object({
  items: z.array(Factor),
  recoveryCodesLeft: z.int(),
});

export type Factor = z.infer<typeof Factor>;
export type FactorList = z.infer<typeof FactorList>;
export type SecondFactor = z.output<typeof SecondFactor>;
