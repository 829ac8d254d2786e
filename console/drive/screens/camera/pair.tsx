import { useTranslation } from 'react-i18next';
import { photographOf } from '../../../../domain/handovers/handover.ts';
import { handoverViews } from '../../../../domain/handovers/view.ts';
import { DriveIcon } from '../../components/drive-icon.tsx';
import { Key } from '../../components/key.tsx';
import { Note } from '../../components/note.tsx';
import { Heading, Screen } from '../../components/screen.tsx';
import { StepsLine } from '../../components/steps-line.tsx';
import { go, jobPath } from '../../navigation.tsx';
import { useStoredFile, useStoredPicture } from '../../use-drive.ts';
import { PhotosScreen } from '../handover/photos.tsx';
import type { JobProps } from '../job-props.ts';
import { placeAfterView, viewIn } from './what-is-taken.ts';

interface PairScreenProps extends JobProps {
  readonly place: readonly string[];
}

/** The side of the drawing that a view shows first. */
const sideOf = {
  front: 'front',
  'front-left': 'left',
  left: 'left',
  'rear-left': 'left',
  rear: 'rear',
  'rear-right': 'right',
  right: 'right',
  'front-right': 'right',
} as const;

/** The same stand, then and now. Two equal keys: no answer is preferred. */
export function PairScreen({ place: [name], job, handover }: PairScreenProps) {
  const { t } = useTranslation('drive');
  const view = viewIn(name);
  const before = useStoredPicture(job.delivery?.photographs.find((one) => one.view === view)?.url);
  const now = useStoredFile(view && photographOf(handover, view)?.digest);
  if (!view) return <PhotosScreen job={job} handover={handover} />;
  return (
    <Screen
      title={t(`handover.views.${view}`)}
      note={t('camera.photoOf', { number: handoverViews.indexOf(view) + 1 })}
      back={jobPath(job, 'photos')}
      above={<StepsLine now="photos" />}
      footer={
        <>
          <Key
            variant="plain"
            onClick={() => go(placeAfterView({ job, handover }), { replace: true })}
          >
            {t('camera.pair.nothing')}
          </Key>
          <Key variant="plain" onClick={() => go(jobPath(job, 'mark', sideOf[view]))}>
            {t('camera.pair.mark')}
          </Key>
        </>
      }
    >
      <Heading title={t('camera.pair.title')} />
      {before ? (
        <Shot src={before} label={t('camera.atDelivery')} />
      ) : (
        <Note variant="quiet" icon={<DriveIcon name="camera" />}>
          {t('camera.pair.noDelivery')}
        </Note>
      )}
      {now && <Shot src={now} label={t('camera.now')} />}
      <Note variant="quiet" icon={<DriveIcon name="eye" />}>
        {t('camera.pair.text')}
      </Note>
    </Screen>
  );
}

const Shot = ({ src, label }: { src: string; label: string }) => (
  <figure className="relative overflow-hidden rounded-card bg-stone-100">
    <img src={src} alt={label} className="aspect-16/10 w-full object-cover" />
    <figcaption className="absolute bottom-2.5 left-2.5 rounded-full bg-lens px-3 py-1 text-sm leading-5 font-strong text-on-lens">
      {label}
    </figcaption>
  </figure>
);
