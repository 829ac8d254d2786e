import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../ui/button.tsx';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import type { Contact } from '../../../page/contact.ts';
import { paths } from '../../../page/paths.ts';
import { FaqSection } from './faq-section.tsx';
import type { SectionId } from './faq-sections.ts';
import type { FaqSectionTexts } from './faq-texts.server.ts';
import { PageHead } from './page-head.tsx';
import { useLinkedQuestion } from './use-linked-question.ts';

interface FaqPageProps {
  readonly sections: readonly FaqSectionTexts[];
  readonly contact: Contact;
  readonly hours: string;
}

export function FaqPage({ sections, contact, hours }: FaqPageProps) {
  const { t } = useTranslation('pages');
  const [shown, setShown] = useState<SectionId | 'all'>('all');
  useLinkedQuestion(() => setShown('all'));

  const options = [
    { id: 'all' as const, label: t('faq.all') },
    ...sections.map(({ id, title }) => ({ id, label: title })),
  ];
  return (
    <>
      <PageHead name={t('faq.title')}>
        <div className="w-full max-w-90">
          <NativeSelect
            label={t('faq.filter')}
            options={options}
            value={shown}
            onChange={setShown}
          />
        </div>
      </PageHead>
      <div className="page-width grid gap-16 pb-16 tablet:pb-20">
        {sections.map((section) => (
          <FaqSection
            key={section.id}
            section={section}
            isHidden={shown !== 'all' && shown !== section.id}
            contact={contact}
          />
        ))}
        <div className="flex items-center justify-between gap-6 rounded-card bg-studio-wall p-6 max-tablet:flex-wrap tablet:p-8">
          <p className="title text-xl text-balance">{t('faq.more', { hours })}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink variant="outline" large to={paths.help}>
              {t('faq.help')}
            </ButtonLink>
            <a
              href={`mailto:${contact.email}`}
              className={buttonStyle({ variant: 'ink', large: true })}
            >
              {t('faq.contact')}
            </a>
          </div>
        </div>
      </div>
    </>
  );
}
