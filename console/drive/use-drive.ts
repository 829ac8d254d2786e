import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { DriverJob } from '../../contract/operate/drive.ts';
import type { Drive } from './create-drive.ts';
import { type DriveState, serverNow } from './drive-state.ts';
import type { NewAct } from './store/store-act.ts';

export const DriveContext = createContext<Drive | null>(null);

export function useDrive(): Drive {
  const drive = useContext(DriveContext);
  if (!drive) throw new Error('Outside of the app');
  return drive;
}

export function useDriveState(): DriveState {
  const drive = useDrive();
  return useSyncExternalStore(drive.subscribe, drive.read, drive.read);
}

/** The server's time, looked at again and again. */
export function useNow(everyMs = 5_000): Temporal.Instant {
  const state = useDriveState();
  const [now, setNow] = useState(() => serverNow(state));
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow(state)), everyMs);
    return () => clearInterval(timer);
  }, [state, everyMs]);
  return now;
}

export type StoreProblem = 'full' | 'failed';

/** Stores what was done; says whether it did, and why not. A key pressed twice acts once. */
export function useRecord(job: DriverJob) {
  const drive = useDrive();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<StoreProblem | null>(null);
  const record = async (...acts: readonly Omit<NewAct, 'at'>[]): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      await drive.record(job, ...acts);
      setProblem(null);
      return true;
    } catch (error) {
      setProblem(isFull(error) ? 'full' : 'failed');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { record, isBusy, problem };
}

const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** A picture of the day, from the phone; its address when the phone has not got it. */
export function useStoredPicture(url: string | undefined): string | undefined {
  const drive = useDrive();
  const stored = useObjectUrl(url, async () => (await drive.pictureOf(url ?? ''))?.picture);
  return stored ?? (url || undefined);
}

/** A photograph taken here, by its digest, as long as it is on the phone. */
export function useStoredFile(digest: string | undefined): string | undefined {
  const drive = useDrive();
  return useObjectUrl(digest, async () => {
    const file = await drive.fileOf(digest ?? '');
    return file && new Blob([file.bytes], { type: file.type });
  });
}

function useObjectUrl(key: string | undefined, read: () => Promise<Blob | undefined>) {
  const [made, setMade] = useState<{ readonly key: string; readonly url: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is read
  useEffect(() => {
    if (!key) return;
    let url: string | undefined;
    let isCurrent = true;
    read().then((blob) => {
      if (!blob || !isCurrent) return;
      url = URL.createObjectURL(blob);
      setMade({ key, url });
    });
    return () => {
      isCurrent = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [key]);
  return made?.key === key ? made?.url : undefined;
}
