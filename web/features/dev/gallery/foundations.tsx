import { useTranslation } from 'react-i18next';
import { Section } from './section.tsx';

const swatches = [
  ['paper', 'bg-paper'],
  ['card', 'bg-card'],
  ['stone-100', 'bg-stone-100'],
  ['stone-300', 'bg-stone-300'],
  ['stone-500', 'bg-stone-500'],
  ['stone-600', 'bg-stone-600'],
  ['ink', 'bg-ink'],
  ['signal-500', 'bg-signal-500'],
  ['signal-600', 'bg-signal-600'],
  ['error-600', 'bg-error-600'],
  ['moss-500', 'bg-moss-500'],
  ['amber-500', 'bg-amber-500'],
  ['studio-wall', 'bg-studio-wall'],
  ['studio-floor', 'bg-studio-floor'],
] as const;

export function Foundations() {
  const { t } = useTranslation('gallery');
  return (
    <>
      <Section name="colour" wide>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-x-2 gap-y-6 text-xs">
          {swatches.map(([name, style]) => (
            <li key={name} className="font-strong">
              <span className={`mb-2 block h-18 rounded-card border border-hair ${style}`} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section name="type" wide>
        <ul className="grid gap-4">
          <li className="display-1">{t('type.hero')}</li>
          <li className="title text-4xl tracking-display">{t('type.statement')}</li>
          <li className="title text-3xl tracking-display figures">{t('type.page')}</li>
          <li className="title text-2xl">{t('type.section')}</li>
          <li className="title text-xl">{t('type.part')}</li>
          <li className="title text-lg">{t('type.card')}</li>
          <li>{t('type.text')}</li>
          <li className="text-sm">{t('type.secondary')}</li>
          <li className="text-xs text-quiet">{t('type.label')}</li>
        </ul>
      </Section>
    </>
  );
}
