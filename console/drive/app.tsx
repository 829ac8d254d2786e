import { useEffect } from 'react';
import { jobKinds } from '../../domain/jobs/job.ts';
import type { Drive } from './create-drive.ts';
import { usePlace } from './navigation.tsx';
import { JobScreen } from './screens/job.tsx';
import { JobGone } from './screens/job-gone.tsx';
import { PhoneScreen } from './screens/phone.tsx';
import { DayProblem } from './screens/today/day-problem.tsx';
import { TodayScreen } from './screens/today.tsx';
import { DriveContext, useDriveState } from './use-drive.ts';

export function App({ drive }: { drive: Drive }) {
  return (
    <DriveContext value={drive}>
      <Screens />
    </DriveContext>
  );
}

function Screens() {
  const [first, second, ...rest] = usePlace();
  const { isLoggedOut } = useDriveState();
  const place = [first, second, ...rest].join('/');
  // A reader hears where it is: the new screen's heading gets the focus, as a page's beginning would.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another screen
  useEffect(() => {
    const heading = document.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [place]);
  // Whatever is asked for: nothing of a renter is shown to somebody who is not logged in.
  if (isLoggedOut) return <DayProblem />;
  if (first === 'phone') return <PhoneScreen />;
  const kind = jobKinds.find((one) => one === second);
  return first && kind ? <OfJob bookingId={first} kind={kind} rest={rest} /> : <TodayScreen />;
}

interface OfJobProps {
  readonly bookingId: string;
  readonly kind: (typeof jobKinds)[number];
  readonly rest: readonly string[];
}

function OfJob({ bookingId, kind, rest }: OfJobProps) {
  const { day, isNoDriver } = useDriveState();
  if (!day || isNoDriver) return <DayProblem />;
  const job = day.jobs.find((one) => one.bookingId === bookingId && one.kind === kind);
  if (!job) return <JobGone />;
  return <JobScreen job={job} rest={rest} />;
}
