import { Client } from 'persona';
import { useEffect, useEffectEvent } from 'react';
import type { WidgetProps } from './widget-props.ts';

/** Persona's own window over the page; what came of it the server asks Persona itself. */
export function PersonaWidget({ inquiry, onComplete, onCancel }: WidgetProps) {
  const { inquiryId, sessionToken, environment } = inquiry;
  const complete = useEffectEvent(onComplete);
  const cancel = useEffectEvent(onCancel);
  useEffect(() => {
    const client = new Client({
      inquiryId,
      sessionToken,
      environment,
      onReady: () => client.open(),
      onComplete: () => complete(),
      onCancel: () => cancel(),
      onError: () => cancel(),
    });
    return () => client.destroy();
  }, [inquiryId, sessionToken, environment]);
  return null;
}
