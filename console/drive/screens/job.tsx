import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { DriverJob } from '../../../contract/operate/drive.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { handoverOf } from '../drive-state.ts';
import { useDriveState } from '../use-drive.ts';
import { CameraScreen } from './camera/camera-screen.tsx';
import { PairScreen } from './camera/pair.tsx';
import { IdentityScreen } from './handover/identity.tsx';
import { MarkScreen } from './handover/mark.tsx';
import { MarksScreen } from './handover/marks.tsx';
import { PhotosScreen } from './handover/photos.tsx';
import { ReadingsScreen } from './handover/readings.tsx';
import { SealedScreen } from './handover/sealed.tsx';
import { SignScreen } from './handover/sign.tsx';
import { FetchCar } from './job/fetch-car.tsx';
import { JobPage } from './job/job-page.tsx';
import { OnTheWay } from './job/on-the-way.tsx';
import { TroubleScreen } from './trouble/trouble-screen.tsx';

interface JobScreenProps {
  readonly job: DriverJob;
  /** What stands in the address after the job. */
  readonly rest: readonly string[];
}

/** In the English of the job's city: at a door in New York, a license is compared. */
export function JobScreen(props: JobScreenProps) {
  return (
    <I18nextProvider i18n={wordsIn(props.job.countryCode)}>
      <ScreenByAddress {...props} />
    </I18nextProvider>
  );
}

/** Every screen of one job, by its address. A sealed handover only shows its seal. */
function ScreenByAddress({ job, rest: [name = '', ...rest] }: JobScreenProps): ReactNode {
  const handover = handoverOf(useDriveState(), job);
  const props = { job, handover };
  if (handover.sealed && name !== 'trouble') return <SealedScreen {...props} />;
  switch (name) {
    case 'fetch':
      return <FetchCar {...props} />;
    case 'way':
      return <OnTheWay {...props} />;
    case 'identity':
      return <IdentityScreen {...props} />;
    case 'photos':
      return <PhotosScreen {...props} />;
    case 'camera':
      return <CameraScreen {...props} place={rest} />;
    case 'pair':
      return <PairScreen {...props} place={rest} />;
    case 'marks':
      return <MarksScreen {...props} />;
    case 'mark':
      return <MarkScreen {...props} place={rest} />;
    case 'readings':
      return <ReadingsScreen {...props} />;
    case 'sign':
      return <SignScreen {...props} />;
    case 'trouble':
      return <TroubleScreen {...props} place={rest} />;
    default:
      return <JobPage {...props} />;
  }
}
