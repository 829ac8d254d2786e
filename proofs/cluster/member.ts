interface Started {
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** One process of the cluster, which may disappear and come back at the same address. */
export interface Member {
  readonly name: string;
  readonly url: string;
  disappear(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

export async function startMember(
  name: string,
  url: string,
  start: () => Promise<Started>,
): Promise<Member> {
  let running: Started | null = await start();
  return {
    name,
    url,
    async disappear() {
      await running?.kill();
      running = null;
    },
    async comeBack() {
      running ??= await start();
    },
    async stop() {
      await running?.stop();
      running = null;
    },
  };
}
