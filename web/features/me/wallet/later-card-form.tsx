import { usePart } from '../../../../ui/use-part.ts';
import { AwaitedForm, type AwaitedFormTexts } from './awaited-form.tsx';
import type { CardFormProps } from './use-add-card.ts';

const loadForm = () => import('./card-form.tsx');

interface LaterCardFormProps extends CardFormProps {
  readonly texts: AwaitedFormTexts;
}

/** Most visits look at the cards there are: the form comes when it is wanted. */
export function LaterCardForm({ onAdded, texts }: LaterCardFormProps) {
  const part = usePart(loadForm, true);
  if (part.state !== 'ready') return <AwaitedForm part={part} texts={texts} />;
  return <part.module.CardForm onAdded={onAdded} />;
}
