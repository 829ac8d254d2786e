import { useTranslation } from 'react-i18next';
import { LinkedText } from '../../../page/linked-text.tsx';
import { paths } from '../../../page/paths.ts';

/** What is agreed to. It opens beside the form, which keeps what was typed. */
export function LegalNote({ mode }: { mode: 'login' | 'register' }) {
  const { t } = useTranslation('account');
  const terms = t('legal.terms');
  const privacy = t('legal.privacy');
  return (
    <p className="mt-4 text-center text-xs text-quiet">
      <LinkedText
        text={t(`${mode}.legal`, { terms, privacy })}
        links={[
          { name: terms, href: paths.terms, inNewTab: true },
          { name: privacy, href: paths.privacy, inNewTab: true },
        ]}
      />
    </p>
  );
}
