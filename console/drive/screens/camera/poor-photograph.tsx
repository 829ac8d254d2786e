import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HandoverView } from '../../../../domain/handovers/view.ts';
import type { Photograph } from '../../camera/take-photograph.ts';
import { Key } from '../../components/key.tsx';

interface PoorPhotographProps {
  readonly photograph: Photograph;
  readonly view: HandoverView;
  readonly onRetake: () => void;
  readonly onKeep: () => void;
}

/** The phone proposes another one; the driver decides. */
export function PoorPhotograph({ photograph, view, onRetake, onKeep }: PoorPhotographProps) {
  const { t } = useTranslation('drive');
  const { bytes, type, quality } = photograph;
  const [url] = useState(() => URL.createObjectURL(new Blob([bytes], { type })));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <div role="alert" className="absolute inset-0 grid content-end gap-4 bg-lens p-gutter">
      <img src={url} alt="" className="absolute inset-0 size-full object-cover opacity-60" />
      <p className="relative w-max max-w-full rounded-full bg-lens px-4.5 py-2.5 text-lg font-strong">
        {quality !== 'good' &&
          t(`handover.photos.quality.${quality}`, { view: t(`handover.views.${view}`) })}
      </p>
      <div className="relative flex gap-3">
        <Key variant="plain" onClick={onKeep}>
          {t('handover.photos.keep')}
        </Key>
        <Key onClick={onRetake}>{t('handover.photos.retake')}</Key>
      </div>
    </div>
  );
}
