import { toastsMs } from '../../../../domain/policy-constants.ts';
import { words } from '../../../../i18n/words.ts';
import type { Toast } from '../../../../ui/toast-region.tsx';
import type { WorkKind } from './booking-work.ts';
import { refusalText } from './refusal-text.ts';

/** How a change or a cancellation ended; `refusal` is null when it was made. */
export function outcomeToast(kind: Exclude<WorkKind, 'booking'>, refusal: string | null): Toast {
  const t = words.getFixedT('en', 'trips');
  if (refusal === null) {
    return {
      tone: 'done',
      title: t(`${kind}.done.title`),
      text: t(`${kind}.done.text`),
      durationMs: kind === 'cancel' ? toastsMs.cancelSuccess : toastsMs.modificationSuccess,
    };
  }
  return {
    tone: 'error',
    title: t(`${kind}.failed.title`),
    // Whoever has booked already looks for no other car.
    text:
      kind === 'change' && refusal === 'car_unavailable'
        ? t('change.failed.taken')
        : refusalText(refusal),
    durationMs: toastsMs.error,
  };
}
