import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { gallery } from '../../../../i18n/en/gallery.ts';
import { classes } from '../../../../ui/classes.ts';

interface SectionProps {
  readonly name: keyof typeof gallery.sections;
  /** Needs the whole width of the page. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function Section({ name, wide = false, children }: SectionProps) {
  const { t } = useTranslation('gallery');
  return (
    <section
      id={name}
      aria-labelledby={`${name}-title`}
      className={classes(
        'grid gap-6 border-t border-hair pt-10 pb-12',
        !wide && 'wide:grid-cols-[264px_minmax(0,1fr)] wide:gap-12',
      )}
    >
      <div>
        <h2 id={`${name}-title`} className="text-xl">
          {t(`sections.${name}.title`)}
        </h2>
        <p className="mt-1 max-w-[32em] text-sm text-quiet">{t(`sections.${name}.text`)}</p>
      </div>
      <div className="grid min-w-0 content-start gap-6">{children}</div>
    </section>
  );
}

export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-2 text-xs text-quiet">{label}</p>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}
