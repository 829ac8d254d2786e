import { toastsMs } from '../../domain/policy-constants.ts';
import { showToast } from '../toast.ts';

export const announce = (title: string): void =>
  void showToast({ tone: 'done', title, durationMs: toastsMs.accountSuccess });
