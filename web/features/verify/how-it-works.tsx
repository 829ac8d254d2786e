import { useTranslation } from 'react-i18next';
import { inGroups } from './in-groups.ts';
import type { Check } from './use-checks.ts';

/** What a fingerprint is, with the one of the file that was checked last. */
export function HowItWorks({ newest }: { newest: Check | undefined }) {
  const { t } = useTranslation('verify');
  return (
    <section
      aria-labelledby="how-title"
      className="grid gap-3 rounded-card border border-hair bg-card p-6 text-sm text-stone-700"
    >
      <h2 id="how-title" className="text-lg text-ink">
        {t('how.title')}
      </h2>
      <p>{t('how.text')}</p>
      {newest?.result.kind === 'answered' && (
        <p className="figures text-xs wrap-anywhere text-quiet">
          {t('how.fingerprint', { name: newest.name, digest: inGroups(newest.result.digest) })}
        </p>
      )}
      <p>{t('how.privacy')}</p>
    </section>
  );
}
