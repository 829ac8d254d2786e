import { useDeferred } from '../../../../ui/use-deferred.ts';
import { AwaitedForm, type AwaitedFormTexts } from './awaited-form.tsx';
import type { CardFormProps } from './use-add-card.ts';

const loadForm = () => import('./card-form.tsx');

interface LaterCardFormProps extends CardFormProps {
  readonly texts: AwaitedFormTexts;
}

/** Most visits look at the cards there are: the form comes when it is wanted. */
export function LaterCardForm({ texts, ...form }: LaterCardFormProps) {
  const deferred = useDeferred(loadForm, true);
  if (deferred.state !== 'ready') return <AwaitedForm deferred={deferred} texts={texts} />;
  return <deferred.module.CardForm {...form} />;
}
