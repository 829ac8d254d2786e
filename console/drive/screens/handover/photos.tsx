import { useTranslation } from 'react-i18next';
import { photographOf } from '../../../../domain/handovers/handover.ts';
import { handoverViews } from '../../../../domain/handovers/view.ts';
import { DriveIcon } from '../../components/drive-icon.tsx';
import { KeyLink, TroubleKey } from '../../components/key.tsx';
import { Heading } from '../../components/screen.tsx';
import { StepScreen } from '../../components/step-screen.tsx';
import { jobPath } from '../../navigation.tsx';
import { nextView } from '../camera/what-is-taken.ts';
import type { JobProps } from '../job-props.ts';
import { WalkAround } from './walk-around.tsx';

/** The walk around the car through eight stands. */
export function PhotosScreen({ job, handover }: JobProps) {
  const { t } = useTranslation('drive');
  const next = nextView(handover);
  const done = handoverViews.filter((view) => photographOf(handover, view));
  return (
    <StepScreen
      step="photos"
      back={jobPath(job, 'identity')}
      footer={
        <>
          <TroubleKey job={job} />
          {next ? (
            <KeyLink href={jobPath(job, 'camera', 'view', next)}>
              <DriveIcon name="camera" className="size-[26px] stroke-[2.1]" />
              {t('handover.photos.take', { view: t(`handover.theView.${next}`) })}
            </KeyLink>
          ) : (
            <KeyLink href={jobPath(job, 'marks')}>{t('handover.photos.next')}</KeyLink>
          )}
        </>
      }
    >
      <Heading
        title={
          next
            ? t('handover.photos.now', { view: t(`handover.theView.${next}`) })
            : t('handover.photos.all')
        }
      />
      <WalkAround job={job} done={done} next={next} />
    </StepScreen>
  );
}
