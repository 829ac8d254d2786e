import { type ReactNode, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverJob } from '../../../../contract/operate/drive.ts';
import type { HandoverView } from '../../../../domain/handovers/view.ts';
import type { CameraState } from '../../camera/use-camera.ts';
import { CarGuide } from '../../components/car-views.tsx';
import { DriveIcon } from '../../components/drive-icon.tsx';
import { useStoredPicture } from '../../use-drive.ts';

interface ThroughTheLensProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly job: DriverJob;
  readonly view: HandoverView | undefined;
  readonly state: CameraState;
  readonly children: ReactNode;
}

const tag = 'rounded-full bg-lens px-3 py-1 text-sm leading-5 font-strong text-on-lens';

/** What the camera sees, with the outline of the car; at a collection with the delivery beside and over it. */
export function ThroughTheLens({ video, job, view, state, children }: ThroughTheLensProps) {
  const { t } = useTranslation('drive');
  const before = useStoredPicture(job.delivery?.photographs.find((one) => one.view === view)?.url);
  const [isLaidOver, setLaidOver] = useState(true);
  const hint = before ? t('camera.same') : view ? t('camera.hint') : t('camera.near');
  return (
    <main className="flex min-h-0 flex-1 flex-col gap-1">
      {before && (
        <figure className="relative h-2/5 shrink-0">
          <img src={before} alt={t('camera.atDelivery')} className="size-full object-cover" />
          <figcaption className={`${tag} absolute bottom-3 left-3`}>
            {t('camera.atDelivery')}
          </figcaption>
        </figure>
      )}
      <div className="relative min-h-0 flex-1 overflow-hidden">
        <video
          ref={video}
          muted
          playsInline
          aria-label={t('camera.seen')}
          className="absolute inset-0 size-full object-cover"
        />
        {before && isLaidOver && (
          <img src={before} alt="" className="absolute inset-0 size-full object-cover opacity-45" />
        )}
        {view && !before && <CarGuide view={view} />}
        {before && (
          <button
            type="button"
            aria-pressed={isLaidOver}
            onClick={() => setLaidOver(!isLaidOver)}
            className="absolute top-3 left-3 flex min-h-touch items-center gap-2 rounded-full bg-lens px-4 text-sm font-strong text-on-lens"
          >
            <DriveIcon name="eye" />
            {isLaidOver ? t('camera.nowOver') : t('camera.now')}
          </button>
        )}
        <p
          role="status"
          className="absolute inset-x-gutter bottom-4 mx-auto w-max max-w-[calc(100%-40px)] rounded-full bg-lens px-4.5 py-2.5 text-center leading-5 font-strong text-on-lens"
        >
          {state === 'starting' ? t('camera.starting') : hint}
        </p>
        {children}
      </div>
    </main>
  );
}
