import { type ChangeEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../../ui/classes.ts';
import { FieldError } from '../../../../../ui/field.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { ShuttleLine } from '../../../../../ui/shuttle-line.tsx';
import { SimulatorRefusal } from './call-simulator.ts';

const LARGEST_BYTES = 8 * 1024 * 1024;

type Problem = 'tooLarge' | 'wrongType' | 'wrongSize' | 'failed';

interface PictureFieldProps {
  readonly label: string;
  /** The address of what was received, within this page only. */
  readonly picture: string | undefined;
  readonly upload: (file: File) => Promise<unknown>;
  readonly onReceived: (url: string) => void;
}

/** On a phone it opens the camera, elsewhere the files. */
export function PictureField({ label, picture, upload, onReceived }: PictureFieldProps) {
  const { t } = useTranslation('identityCheck');
  const id = useId();
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const receive = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = ''; // the same file can be chosen again
    if (!file || isWaiting) return;
    if (file.size > LARGEST_BYTES) return setProblem('tooLarge');
    setWaiting(true);
    setProblem(null);
    try {
      await upload(file);
      onReceived(URL.createObjectURL(file));
    } catch (error) {
      setProblem(problemOf(error));
    }
    setWaiting(false);
  };

  return (
    <div className="grid gap-2">
      <label
        className={classes(
          'relative flex min-h-28 items-center gap-4 overflow-hidden rounded-card border-[1.5px] border-dashed px-5 py-4 transition',
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 hover:border-ink',
          picture ? 'border-moss-500 bg-moss-100' : 'border-control bg-stone-50',
        )}
      >
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          capture="environment"
          onChange={receive}
          aria-describedby={`${id}-hint`}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        {picture ? (
          <img src={picture} alt="" className="size-16 shrink-0 rounded-small object-cover" />
        ) : (
          <span className="grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-control bg-card">
            <Icon name="plus" className="size-5 stroke-2" />
          </span>
        )}
        <span className="grid gap-0.5">
          <span className="font-strong">{picture ? t('picture.again') : label}</span>
          <span id={`${id}-hint`} className="text-xs text-quiet">
            {t('picture.hint')}
          </span>
        </span>
      </label>
      <div aria-live="polite" className="text-xs empty:hidden">
        {isWaiting && (
          <span className="flex items-center gap-2 text-quiet">
            <ShuttleLine className="w-9" />
            {t('picture.uploading')}
          </span>
        )}
        {!isWaiting && !problem && picture && (
          <span className="flex items-center gap-1.5 font-strong text-moss-600">
            <Icon name="check" className="size-4 stroke-[2.6]" />
            {t('picture.done')}
          </span>
        )}
        {problem && <FieldError>{t(`picture.${problem}`)}</FieldError>}
      </div>
    </div>
  );
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof SimulatorRefusal)) return 'failed';
  switch (error.code) {
    case 'body_too_large':
      return 'tooLarge';
    case 'unsupported_media_type':
      return 'wrongType';
    case 'invalid_input':
      return 'wrongSize';
    default:
      return 'failed';
  }
}
