import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { useForm } from '../../form/use-form.ts';
import { readStepOptions, type StepOptions } from './step-options.ts';
import { useSendStep } from './use-send-step.ts';

interface PasskeyFormProps {
  readonly onDone: () => void;
  readonly onExpired: () => void;
}

export function PasskeyForm({ onDone, onExpired }: PasskeyFormProps) {
  const { t } = useTranslation('entry');
  const sendStep = useSendStep({ onDone, onExpired });
  const { form, problem, isWaiting } = useForm(async () => {
    // A challenge is good once: every press asks for a new one.
    const asked = await readStepOptions();
    const options = asked.refusal ? null : asked.value.passkey;
    const answer = options && (await askBrowser(options));
    return answer ? sendStep({ kind: 'passkey', answer }) : { text: t('problems.passkey') };
  });
  return (
    <form {...form} className="grid gap-4">
      <FormProblem text={problem} />
      <Button type="submit" variant="primary" large block waiting={isWaiting}>
        <Icon name="key" className="size-5 stroke-2" />
        {t('second.passkey.submit')}
      </Button>
    </form>
  );
}

/** Null: it cannot, or whoever was asked closed its window. */
async function askBrowser(optionsJSON: NonNullable<StepOptions['passkey']>) {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return await startAuthentication({ optionsJSON });
  } catch {
    return null;
  }
}
