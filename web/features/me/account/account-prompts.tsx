import { account } from '../../../../i18n/en/account.ts';
import { addWords } from '../../../../i18n/words.ts';
import { DriverPrompt } from './driver-prompt.tsx';
import type { AccountPrompt } from './prompt-for.ts';
import { skip, useSkipped } from './skipped-prompts.ts';
import { VerifyEmailDialog } from './verify-email-dialog.tsx';

addWords('account', account);

interface AccountPromptsProps {
  readonly prompt: AccountPrompt;
  readonly email: string;
}

/** What stands between a renter and their first booking; put off, it is back at the next visit. */
export function AccountPrompts({ prompt, email }: AccountPromptsProps) {
  const isOff = useSkipped(prompt);
  const putOff = () => skip(prompt);
  if (isOff) return null;
  return prompt === 'verify-email' ? (
    <VerifyEmailDialog email={email} onLater={putOff} />
  ) : (
    <DriverPrompt onSkip={putOff} />
  );
}
