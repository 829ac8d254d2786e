import { type DragEvent, type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { PublicSeal } from '../../../contract/handovers.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { PublicSealCard } from './public-seal-card.tsx';
import { codeIn } from './seal-code.ts';
import { useChecks } from './use-checks.ts';
import { Verdict } from './verdict.tsx';

interface VerifyPageProps {
  /** As it stands in the address; empty: any seal. */
  readonly typed: string;
  readonly seal: PublicSeal | null;
}

/** Whether a photograph is the sealed one. It is compared by its fingerprint and stays on the device. */
export function VerifyPage({ typed, seal }: VerifyPageProps) {
  const { t } = useTranslation('verify');
  const { checks, reading, check } = useChecks(seal?.code ?? null);
  const newest = checks.find(({ result }) => result.kind === 'answered');
  return (
    <div className="page-width pt-4 pb-20">
      <h1 className="max-w-[15em] text-3xl tracking-display wide:text-4xl">{t('title')}</h1>
      <p className="mt-3 max-w-160 text-stone-700">{t('lead')}</p>
      <div className="mt-8 grid gap-x-12 gap-y-10 wide:grid-cols-[minmax(0,1fr)_368px]">
        <div className="grid min-w-0 content-start gap-10">
          <div className="grid gap-6 rounded-sheet bg-card p-6 shadow-float wide:p-8">
            <CodeForm key={typed} typed={typed} isUnknown={typed !== '' && seal === null} />
            <DropPlace reading={reading} onFiles={(files) => void check(files)} />
          </div>
          <section aria-label={t('results')} aria-live="polite">
            {checks.length > 0 && (
              <>
                <h2 className="text-xl">{t('results')}</h2>
                <ul className="mt-4 grid gap-4">
                  {checks.map((one) => (
                    <Verdict key={one.id} check={one} />
                  ))}
                </ul>
              </>
            )}
          </section>
        </div>
        <div className="grid content-start gap-4">
          {seal && <PublicSealCard seal={seal} />}
          <HowItWorks newest={newest} />
        </div>
      </div>
    </div>
  );
}

function CodeForm({ typed, isUnknown }: { typed: string; isUnknown: boolean }) {
  const { t } = useTranslation('verify');
  const navigate = useNavigate();
  const [written, setWritten] = useState(typed);
  const [isWrong, setWrong] = useState(typed !== '' && codeIn(typed) === null);
  const find = async (event: FormEvent) => {
    event.preventDefault();
    const code = codeIn(written);
    const isEmpty = written.trim() === '';
    setWrong(!isEmpty && !code);
    if (isEmpty || code) await navigate(`/verify${code ? `/${code}` : ''}`, { replace: true });
  };
  const unknown = isUnknown && written === typed ? t('unknown') : undefined;
  return (
    <form noValidate onSubmit={find} className="grid items-start gap-3 tablet:grid-cols-[1fr_auto]">
      <TextField
        label={t('code')}
        name="code"
        value={written}
        onChange={(event) => setWritten(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        description={t('codeHint')}
        error={isWrong ? t('codeWrong') : unknown}
      />
      <div className="tablet:pt-7.5">
        <Button variant="outline" type="submit">
          {t('find')}
        </Button>
      </div>
    </form>
  );
}

interface DropPlaceProps {
  readonly reading: string | null;
  readonly onFiles: (files: readonly File[]) => void;
}

function DropPlace({ reading, onFiles }: DropPlaceProps) {
  const { t } = useTranslation('verify');
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classes(
        'grid cursor-pointer justify-items-center gap-1 rounded-card border-2 border-dashed px-4 py-8 text-center text-sm text-stone-700',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
        isOver ? 'border-ink bg-stone-100' : 'border-control bg-stone-50',
      )}
    >
      <Icon name="up" className="size-8 stroke-[1.9]" />
      <span className="title text-lg text-ink">
        {reading ? t('drop.hashing', { name: reading }) : t('drop.title')}
      </span>
      <span>{t('drop.text')}</span>
      <input
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        aria-label={t('drop.label')}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
