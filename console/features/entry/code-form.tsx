import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { textIn, useForm } from '../../form/use-form.ts';
import { useSendStep } from './use-send-step.ts';

interface CodeFormProps {
  readonly way: 'app' | 'recovery';
  readonly onDone: () => void;
  readonly onExpired: () => void;
}

export function CodeForm({ way, onDone, onExpired }: CodeFormProps) {
  const { t } = useTranslation('entry');
  const sendStep = useSendStep({ onDone, onExpired });
  const { form, problem, errorAt, isWaiting } = useForm(async (data) => {
    const code = textIn(data, 'code');
    if (code === '') return { field: 'code', text: t('problems.required') };
    return sendStep({ kind: way, code });
  });
  const isApp = way === 'app';
  return (
    <form {...form} className="grid gap-4">
      <TextField
        name="code"
        label={t(`second.${way}.field`)}
        error={errorAt('code')}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        inputMode={isApp ? 'numeric' : 'text'}
        spellCheck={false}
        autoFocus
        maxLength={20}
      />
      <FormProblem text={problem} />
      <Button type="submit" variant="primary" large block waiting={isWaiting}>
        {t(`second.${way}.submit`)}
      </Button>
    </form>
  );
}
