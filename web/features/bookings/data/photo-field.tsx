import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { FieldError } from '../../../../ui/field.tsx';
import { ownPhotoTypes, type PhotoProblem, problemOf } from './own-photo.ts';

interface PhotoFieldProps {
  readonly photo: File | null;
  readonly onPhoto: (photo: File | null) => void;
}

/** One photograph of the renter's own, looked at before anything is sent. */
export function PhotoField({ photo, onPhoto }: PhotoFieldProps) {
  const { t } = useTranslation('ownPhoto');
  const id = useId();
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    if (!file) return;
    const found = await problemOf(file);
    setProblem(found);
    onPhoto(found ? null : file);
    // The same file can be chosen again after it was taken out.
    input.value = '';
  };
  return (
    <div className="grid justify-items-start gap-2">
      <span id={`${id}-name`} className="text-sm font-medium">
        {t('label')}
      </span>
      {photo ? (
        <div className="flex items-center gap-4">
          <Preview photo={photo} />
          <Button variant="link" onClick={() => onPhoto(null)}>
            {t('remove')}
          </Button>
        </div>
      ) : (
        <label
          className={`${buttonStyle({ variant: 'outline' })} cursor-pointer focus-within:outline-2 focus-within:outline-offset-2`}
        >
          {t('choose')}
          <input
            type="file"
            accept={ownPhotoTypes}
            onChange={(event) => void choose(event)}
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-hint`}
            aria-invalid={problem !== null}
            className="sr-only"
          />
        </label>
      )}
      <span id={`${id}-hint`} className="text-xs text-quiet">
        {t('hint')}
      </span>
      <div role="alert" className="empty:hidden">
        {problem && <FieldError>{t(`problems.${problem}`)}</FieldError>}
      </div>
    </div>
  );
}

function Preview({ photo }: { readonly photo: File }) {
  const { t } = useTranslation('ownPhoto');
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return (
    <img
      src={url}
      alt={t('preview', { name: photo.name })}
      className="h-20 w-28 rounded-small bg-stone-100 object-cover"
    />
  );
}
