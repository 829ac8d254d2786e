import { type RefObject, useEffect, useState } from 'react';

export type CameraState = 'starting' | 'ready' | 'blocked';

const wanted: MediaStreamConstraints = {
  video: { facingMode: 'environment', width: { ideal: 1600 }, height: { ideal: 1200 } },
};

/** The camera at the back, as long as the screen shows it. */
export function useCamera(video: RefObject<HTMLVideoElement | null>) {
  const [state, setState] = useState<CameraState>('starting');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts it anew
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isShown = true;
    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia(wanted);
        if (!isShown || !video.current) return stop();
        video.current.srcObject = stream;
        await video.current.play();
        if (isShown) setState('ready');
      } catch {
        if (isShown) setState('blocked');
      }
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    void start();
    return () => {
      isShown = false;
      stop();
    };
  }, [attempt]);
  const retry = () => {
    setState('starting');
    setAttempt(attempt + 1);
  };
  return { state, retry };
}

interface WithLight extends MediaTrackConstraintSet {
  readonly torch: boolean;
}

const trackOf = (video: HTMLVideoElement | null) =>
  video?.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks()[0] : undefined;

/** Not every phone lets a page use its light. */
export function hasLight(video: HTMLVideoElement | null): boolean {
  const able = trackOf(video)?.getCapabilities?.();
  return able !== undefined && 'torch' in able;
}

export async function switchLight(video: HTMLVideoElement | null, isOn: boolean): Promise<void> {
  const light: WithLight = { torch: isOn };
  await trackOf(video)?.applyConstraints({ advanced: [light] });
}
