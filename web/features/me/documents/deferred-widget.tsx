import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toastsMs } from '../../../../domain/policy-constants.ts';
import { showToast } from '../../../../ui/toast.ts';
import { useDeferred } from '../../../../ui/use-deferred.ts';
import { useShellConfig } from '../../../page/use-shell-config.ts';
import type { OpenInquiry } from './use-documents.ts';
import type { WidgetProps } from './widget/widget-props.ts';

interface DeferredWidgetProps {
  readonly inquiry: OpenInquiry;
  readonly onComplete: (inquiry: OpenInquiry) => void;
  readonly onCancel: () => void;
}

type LoadWidget = () => Promise<ComponentType<WidgetProps>>;

const loadSimulated: LoadWidget = async () =>
  (await import('./widget/simulated-widget.tsx')).SimulatedWidget;
const loadPersona: LoadWidget = async () =>
  (await import('./widget/persona-widget.tsx')).PersonaWidget;

/** The window of whoever checks the documents; it is fetched when somebody shows theirs. */
export function DeferredWidget({ inquiry, onComplete, onCancel }: DeferredWidgetProps) {
  const { t } = useTranslation('profile');
  const isSimulated = useShellConfig().simulated.includes('identity');
  const deferred = useDeferred(isSimulated ? loadSimulated : loadPersona, true);
  const giveUp = useEffectEvent(() => {
    void showToast({
      tone: 'error',
      title: t('documents.toasts.createFailed'),
      text: t('documents.toasts.contact'),
      durationMs: toastsMs.error,
    });
    onCancel();
  });
  useEffect(() => {
    if (deferred.state === 'failed') giveUp();
  }, [deferred.state]);
  if (deferred.state !== 'ready') return null;
  const Widget = deferred.module;
  return <Widget inquiry={inquiry} onComplete={() => onComplete(inquiry)} onCancel={onCancel} />;
}
