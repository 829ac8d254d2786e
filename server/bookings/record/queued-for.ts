/** For so long the sweep takes it that whoever it queued will be looked at, and queues no second time. */
export const queuedFor = { minutes: 5 } as const;
