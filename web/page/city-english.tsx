import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { wordsIn } from '../../i18n/words.ts';

interface CityEnglishProps {
  readonly countryCode: string | undefined;
  readonly children: ReactNode;
}

/** What is inside speaks the English of the city at hand. */
export function CityEnglish({ countryCode, children }: CityEnglishProps) {
  return <I18nextProvider i18n={wordsIn(countryCode)}>{children}</I18nextProvider>;
}
