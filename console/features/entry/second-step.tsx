import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { CodeForm } from './code-form.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import { readStepOptions, type StepOptions } from './step-options.ts';

interface SecondStepProps {
  readonly onDone: () => void;
  readonly onStartOver: () => void;
}

type Way = 'passkey' | 'app' | 'recovery';

type State =
  | { readonly kind: 'loading' | 'failed' | 'expired' }
  | { readonly kind: 'ready'; readonly options: StepOptions };

async function readState(): Promise<State> {
  const asked = await readStepOptions();
  if (!asked.refusal) return { kind: 'ready', options: asked.value };
  return { kind: asked.refusal.code === 'second_factor_expired' ? 'expired' : 'failed' };
}

/** Whatever the member of staff has besides the password. */
export function SecondStep({ onDone, onStartOver }: SecondStepProps) {
  const { t } = useTranslation('entry');
  const [state, setState] = useState<State>({ kind: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    readState().then((read) => isCurrent && setState(read));
    return () => {
      isCurrent = false;
    };
  }, []);
  return (
    <div className="grid gap-4">
      <div role="status" className="empty:hidden">
        {state.kind !== 'ready' && <p>{t(`second.${state.kind}`)}</p>}
      </div>
      {state.kind === 'failed' && (
        <Button block onClick={() => void readState().then(setState)}>
          {t('second.retry')}
        </Button>
      )}
      {state.kind === 'ready' && (
        <Ways
          options={state.options}
          onDone={onDone}
          onExpired={() => setState({ kind: 'expired' })}
        />
      )}
      <div className="text-center">
        <Button variant="link" onClick={onStartOver}>
          {t('second.startOver')}
        </Button>
      </div>
    </div>
  );
}

interface WaysProps {
  readonly options: StepOptions;
  readonly onDone: () => void;
  readonly onExpired: () => void;
}

function Ways({ options, onDone, onExpired }: WaysProps) {
  const { t } = useTranslation('entry');
  const ways: readonly Way[] = [
    ...(options.passkey ? (['passkey'] as const) : []),
    ...(options.hasApp ? (['app'] as const) : []),
    'recovery',
  ];
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery');
  return (
    <>
      <p>{t(`second.${way}.text`)}</p>
      {way === 'passkey' ? (
        <PasskeyForm onDone={onDone} onExpired={onExpired} />
      ) : (
        <CodeForm key={way} way={way} onDone={onDone} onExpired={onExpired} />
      )}
      <div className="grid justify-items-center">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="link" onClick={() => setWay(other)}>
              {t(`second.${other}.other`)}
            </Button>
          ))}
      </div>
    </>
  );
}
