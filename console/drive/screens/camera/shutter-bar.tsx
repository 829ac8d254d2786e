import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasLight, switchLight } from '../../camera/use-camera.ts';
import { DriveIcon } from '../../components/drive-icon.tsx';
import { useStoredFile } from '../../use-drive.ts';

interface ShutterBarProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly lastDigest: string | undefined;
  readonly isReady: boolean;
  readonly onTake: () => void;
}

const tool =
  'grid min-h-key w-19 place-content-center justify-items-center gap-1.5 text-xs leading-none font-strong';

export function ShutterBar({ video, lastDigest, isReady, onTake }: ShutterBarProps) {
  const { t } = useTranslation('drive');
  const [isLit, setLit] = useState(false);
  const last = useStoredFile(lastDigest);
  const toggleLight = () => {
    setLit(!isLit);
    void switchLight(video.current, !isLit);
  };
  return (
    <footer className="grid grid-cols-[1fr_auto_1fr] items-center px-gutter pt-4 pb-[calc(24px+env(safe-area-inset-bottom))]">
      {isReady && hasLight(video.current) ? (
        <button type="button" aria-pressed={isLit} onClick={toggleLight} className={tool}>
          <DriveIcon name="light" />
          {t('camera.light')}
        </button>
      ) : (
        <span />
      )}
      <button
        type="button"
        aria-label={t('camera.take')}
        disabled={!isReady}
        onClick={onTake}
        className="size-shutter rounded-full border-6 border-lens bg-on-lens shadow-[0_0_0_4px_var(--color-on-lens)] disabled:opacity-50"
      />
      {last ? (
        <span className={`${tool} justify-self-end`}>
          <img
            src={last}
            alt=""
            className="size-11 rounded-small border-2 border-on-lens object-cover"
          />
          {t('camera.last')}
        </span>
      ) : (
        <span />
      )}
    </footer>
  );
}
