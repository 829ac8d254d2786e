import { camera } from './drive/camera.ts';
import { day } from './drive/day.ts';
import { handover } from './drive/handover.ts';
import { job } from './drive/job.ts';
import { phone } from './drive/phone.ts';
import { trouble } from './drive/trouble.ts';

/** Every word of the driver's app. */
export const drive = { day, job, handover, camera, trouble, phone } as const;
