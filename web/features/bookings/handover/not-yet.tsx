import { useTranslation } from 'react-i18next';

/** Before it has happened the page says what will be here. */
export function NotYet({ end }: { end: 'delivery' | 'return' }) {
  const { t } = useTranslation('handover');
  return (
    <div className="pt-2 pb-16">
      <h1 className="text-3xl tracking-display wide:text-4xl">{t(`waiting.title.${end}`)}</h1>
      <p className="mt-3 max-w-160 text-stone-700">{t(`waiting.${end}`)}</p>
    </div>
  );
}
