import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { AccountForm } from './account-form.tsx';
import { callAuth } from './call-auth.ts';
import { problemsOfCode } from './problems.ts';
import { forgetSkipped } from './skipped-prompts.ts';
import { useAccountForm } from './use-account-form.ts';
import { readOptions, type StepOptions, useSecondStep } from './use-second-step.ts';

type Way = 'app' | 'passkey' | 'recovery';

interface SecondStepProps {
  readonly onSignedIn: () => Promise<void>;
  readonly onStartOver: () => void;
}

/** After the password: whatever else the renter wants to be asked for. */
export function SecondStep({ onSignedIn, onStartOver }: SecondStepProps) {
  const { t } = useTranslation('account');
  const { state, retry } = useSecondStep();
  return (
    <>
      <div aria-live="polite">
        {state.kind === 'loading' && <p className="text-quiet">{t('secondStep.loading')}</p>}
        {state.kind === 'failed' && <p>{t('secondStep.failed')}</p>}
        {state.kind === 'expired' && <p>{t('problems.stepExpired')}</p>}
      </div>
      {state.kind === 'failed' && (
        <div className="mt-4">
          <Button onClick={retry}>{t('secondStep.retry')}</Button>
        </div>
      )}
      {state.kind === 'ready' && <Ways options={state.options} onSignedIn={onSignedIn} />}
      <div className="mt-4 text-center">
        <Button variant="link" onClick={onStartOver}>
          {t('secondStep.startOver')}
        </Button>
      </div>
    </>
  );
}

function Ways({
  options,
  onSignedIn,
}: {
  readonly options: StepOptions;
  readonly onSignedIn: () => Promise<void>;
}) {
  const { t } = useTranslation('account');
  const ways: readonly Way[] = [
    ...(options.passkey ? (['passkey'] as const) : []),
    ...(options.hasApp ? (['app'] as const) : []),
    'recovery',
  ];
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery');
  const box = useRef<HTMLDivElement>(null);
  // The dialog has turned: what had the focus is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way has a form of its own
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [way]);
  const done = async () => {
    forgetSkipped();
    await onSignedIn();
  };
  return (
    <div ref={box}>
      {way === 'passkey' ? (
        <PasskeyForm onDone={done} />
      ) : (
        <CodeForm key={way} way={way} onDone={done} />
      )}
      <div className="mt-3 grid justify-items-center">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="link" onClick={() => setWay(other)}>
              {t(`secondStep.other.${other}`)}
            </Button>
          ))}
      </div>
    </div>
  );
}

interface FormProps {
  readonly onDone: () => Promise<void>;
}

function CodeForm({ way, onDone }: FormProps & { readonly way: 'app' | 'recovery' }) {
  const { t } = useTranslation('account');
  const { problems, isWaiting, ...form } = useAccountForm({
    check: problemsOfCode,
    send: ({ code }) => callAuth('/api/auth/second-step', { kind: way, code }),
    onDone,
  });
  const isApp = way === 'app';
  return (
    <AccountForm
      {...form}
      problem={problems.form}
      actions={
        <Button type="submit" large block waiting={isWaiting}>
          {t(`secondStep.${way}.submit`)}
        </Button>
      }
    >
      <p>{t(`secondStep.${way}.text`)}</p>
      <TextField
        name="code"
        label={t(`secondStep.${way}.field`)}
        error={problems.code && t(`problems.${problems.code}`)}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        inputMode={isApp ? 'numeric' : 'text'}
        autoCapitalize={isApp ? 'none' : 'characters'}
        spellCheck={false}
        maxLength={20}
      />
    </AccountForm>
  );
}

function PasskeyForm({ onDone }: FormProps) {
  const { t } = useTranslation('account');
  const { problems, isWaiting, ...form } = useAccountForm({
    check: () => ({}),
    async send() {
      // A challenge is good once: every press asks for a new one.
      const asked = await readOptions();
      if (asked.refusal) return asked.refusal;
      const { passkey } = asked.value;
      const answer = passkey && (await askBrowser(passkey));
      if (!answer) return { code: 'passkey_refused', message: 'The browser gave no passkey' };
      return callAuth('/api/auth/second-step', { kind: 'passkey', answer });
    },
    onDone,
  });
  return (
    <AccountForm
      {...form}
      problem={problems.form}
      actions={
        <Button type="submit" large block waiting={isWaiting}>
          {t('secondStep.passkey.submit')}
        </Button>
      }
    >
      <p>{t('secondStep.passkey.text')}</p>
    </AccountForm>
  );
}

/** Null: it cannot, or whoever was asked closed its window. */
async function askBrowser(passkey: NonNullable<StepOptions['passkey']>) {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return await startAuthentication({ optionsJSON: passkey });
  } catch {
    return null;
  }
}
