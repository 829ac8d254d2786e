import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { saveFile } from '../save-file.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown once: the server knows only their digests. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('factors');
  return (
    <div className="grid gap-5">
      <p>{t('codes.text')}</p>
      <ul
        aria-label={t('codes.list')}
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-card bg-stone-50 p-4 text-center text-sm tracking-wide figures"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          variant="outline"
          onClick={() => saveFile(t('codes.fileName'), `${codes.join('\n')}\n`, 'text/plain')}
        >
          {t('codes.save')}
        </Button>
        <Button onClick={onDone}>{t('codes.done')}</Button>
      </div>
    </div>
  );
}
