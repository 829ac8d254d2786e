import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { handoverViews } from '../../../../domain/handovers/view.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { type Photograph, type Seen, takePhotograph } from '../../camera/take-photograph.ts';
import { useCamera } from '../../camera/use-camera.ts';
import { SyncChip } from '../../components/sync-chip.tsx';
import { go, jobPath } from '../../navigation.tsx';
import { useRecord } from '../../use-drive.ts';
import { PhotosScreen } from '../handover/photos.tsx';
import type { JobProps } from '../job-props.ts';
import { CameraBlocked } from './camera-blocked.tsx';
import { PoorPhotograph } from './poor-photograph.tsx';
import { ShutterBar } from './shutter-bar.tsx';
import { ThroughTheLens } from './through-the-lens.tsx';
import {
  placeAfterView,
  placeBack,
  viewIn,
  type WhatIsTaken,
  whatIsTaken,
} from './what-is-taken.ts';

interface CameraScreenProps extends JobProps {
  readonly place: readonly string[];
}

export function CameraScreen({ place, ...props }: CameraScreenProps) {
  const what = whatIsTaken(place);
  // Another photograph is another look through the lens.
  if (!what) return <PhotosScreen {...props} />;
  const rest = place.slice(what.of === null ? 1 : 2);
  return <Camera key={place.join()} what={what} back={placeBack(props, what, rest)} {...props} />;
}

interface CameraProps extends JobProps {
  readonly what: WhatIsTaken;
  readonly back: string;
}

/** Through the lens: always night. */
function Camera({ job, handover, what, back }: CameraProps) {
  const { t } = useTranslation('drive');
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(video);
  const { record, isBusy, problem } = useRecord(job);
  const [poor, setPoor] = useState<Photograph | null>(null);
  const view = viewIn(what.of);
  const title =
    what.subject === 'view'
      ? t(`handover.views.${view ?? 'front'}`)
      : t(`camera.subjects.${what.subject}`);

  const keep = async (photograph: Photograph) => {
    const { digest, bytes, type } = photograph;
    const act = { kind: 'photograph-taken', ...what, digest, bytes: bytes.byteLength } as const;
    if (!(await record({ act, file: { digest, bytes, type } }))) return;
    if (what.subject !== 'view') go(back, { replace: true });
    else if (job.kind === 'collect') go(jobPath(job, 'pair', what.of ?? ''), { replace: true });
    else {
      const taken = { subject: what.subject, of: what.of, digest, bytes: bytes.byteLength };
      const photographs = [...handover.photographs, { ...taken, at: Temporal.Now.instant() }];
      go(placeAfterView({ job, handover: { ...handover, photographs } }), { replace: true });
    }
  };
  const take = async (seen: Seen) => {
    const photograph = await takePhotograph(seen);
    if (photograph.quality === 'good') await keep(photograph);
    else setPoor(photograph);
  };

  if (camera.state === 'blocked') {
    return (
      <CameraBlocked
        title={title}
        back={back}
        count={handover.photographs.length}
        onAdd={take}
        onRetry={camera.retry}
      />
    );
  }
  return (
    <div data-theme="dark" className="phone-column h-dvh bg-lens text-on-lens">
      <title>{title}</title>
      <header className="flex min-h-key items-center gap-2 pr-gutter pl-2 pt-[env(safe-area-inset-top)]">
        <button
          type="button"
          aria-label={t('camera.close')}
          onClick={() => go(back, { replace: true })}
          className="grid size-touch place-items-center rounded-full"
        >
          <Icon name="close" />
        </button>
        <h1 className="min-w-0 flex-1 font-text text-base leading-5 font-strong tracking-normal">
          {title}
          {view && (
            <span className="figures block text-xs font-text text-on-lens">
              {t('camera.photoOf', { number: handoverViews.indexOf(view) + 1 })}
            </span>
          )}
        </h1>
        <SyncChip />
      </header>
      <ThroughTheLens video={video} job={job} view={view} state={camera.state}>
        {poor && view && (
          <PoorPhotograph
            photograph={poor}
            view={view}
            onRetake={() => setPoor(null)}
            onKeep={() => void keep(poor)}
          />
        )}
      </ThroughTheLens>
      <p role="alert" className="px-gutter text-center font-strong empty:hidden">
        {problem && t(`job.stored.${problem}`)}
      </p>
      <ShutterBar
        video={video}
        lastDigest={handover.photographs.at(-1)?.digest}
        isReady={camera.state === 'ready' && !isBusy && !poor}
        onTake={() => video.current && void take(video.current)}
      />
    </div>
  );
}
