/** As the inspector of V8 gives it. */
export interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

export interface ProfileNode {
  readonly id: number;
  readonly callFrame: CallFrame;
  readonly children?: readonly number[];
}

export interface CallFrame {
  readonly functionName: string;
  /** Empty for what is built into the engine. */
  readonly url: string;
  /** From 0. */
  readonly lineNumber: number;
  readonly columnNumber: number;
}

const SAMPLED_EVERY_US = 250;

/** What a process that listens for an inspector does while the work goes on, and not before. */
export async function recordProfile(
  inspector: string,
  work: () => Promise<void>,
): Promise<Profile> {
  const socket = new WebSocket(inspector);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  let calls = 0;
  const call = (method: string, params = {}) =>
    new Promise<unknown>((resolve) => {
      calls += 1;
      const id = calls;
      const hear = ({ data }: MessageEvent<string>) => {
        const answer = JSON.parse(data) as { id?: number; result: unknown };
        if (answer.id !== id) return;
        socket.removeEventListener('message', hear);
        resolve(answer.result);
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ id, method, params }));
    });
  await call('Profiler.enable');
  await call('Profiler.setSamplingInterval', { interval: SAMPLED_EVERY_US });
  await call('Profiler.start');
  await work();
  const { profile } = (await call('Profiler.stop')) as { profile: Profile };
  socket.close();
  return profile;
}
