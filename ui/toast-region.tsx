import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Button,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast';
import { useTranslation } from 'react-i18next';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

/** A short word about what just happened, at the top of the screen. */
export interface Toast {
  readonly tone: 'done' | 'error' | 'info';
  readonly title: string;
  readonly text?: string;
  /** One of `toastsMs`; the time stands still while the pointer or the focus is on it. */
  readonly durationMs: number;
}

export const toastQueue = new ToastQueue<Toast>({ maxVisibleToasts: 3 });

/** React Aria announces each toast, holds the clock under pointer and focus, and gives focus back. */
export function ToastRegion() {
  const { t } = useTranslation();
  return (
    <AriaToastRegion
      queue={toastQueue}
      aria-label={t('notifications')}
      className="fixed inset-x-0 top-4 z-50 mx-auto flex w-[min(480px,100%-32px)] flex-col gap-2 outline-none"
    >
      {({ toast }) => (
        <AriaToast
          toast={toast}
          className={classes(
            'flex animate-drop-in items-start gap-3 rounded-card py-3.5 pr-2 pl-4 text-sm leading-5 shadow-float data-focus-visible:rounded-card',
            toast.content.tone === 'error'
              ? 'border-[1.5px] border-error-600 bg-error-100 text-error-600'
              : 'bg-night text-inverse-quiet',
          )}
        >
          <ToastMark tone={toast.content.tone} />
          <ToastContent className="grid flex-1 gap-0.5 pt-1">
            <Text
              slot="title"
              className={classes('font-strong', toast.content.tone !== 'error' && 'text-on-night')}
            >
              {toast.content.title}
            </Text>
            {toast.content.text && <Text slot="description">{toast.content.text}</Text>}
          </ToastContent>
          <Button
            slot="close"
            aria-label={t('close')}
            className="-my-2 grid size-target shrink-0 place-items-center rounded-full data-focus-visible:outline-3 data-focus-visible:-outline-offset-6 data-focus-visible:outline-current"
          >
            <Icon name="close" className="size-5 stroke-2" />
          </Button>
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}

function ToastMark({ tone }: Pick<Toast, 'tone'>) {
  if (tone === 'error') return <Icon name="warning" className="m-0.5 size-6 stroke-2" />;
  return (
    <span
      aria-hidden="true"
      className={classes(
        'grid size-7 shrink-0 place-items-center rounded-full',
        tone === 'done' ? 'bg-moss-500 text-paper' : 'border-4 border-night-line',
      )}
    >
      {tone === 'done' && <Icon name="check" className="size-4 stroke-3" />}
    </span>
  );
}
